/* The other reference for bench/simulation.py: the work of shoes.c, shaped so that no branch depends on the cards.
 *
 * Numbers for a whole shuffle are drawn at once, from eight generators in lanes; those that would be biased have the
 * shoe's drawn again. A shuffled shoe is written twice over, so that the cut copies nothing. Every place's coup is looked
 * ahead in one loop, four digits each; a lookup says what a coup is and how many cards it took, and another which streak
 * follows. The only branch within a shoe is whether the cutting card is out. Tables come in on standard input.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CARDS 416
#define HALF (CARDS / 2)
#define DECK 52
#define NO_CARD 10
#define LANES 8
#define PAIRS 40
#define NO_STREAK 24

typedef uint64_t lanes __attribute__((vector_size(8 * LANES)));

static lanes one, two, three, four;
static uint64_t words[HALF] __attribute__((aligned(8 * LANES))), bounds[CARDS], least[CARDS];
static uint16_t chosen[CARDS], fresh[CARDS], stack[CARDS], shoe[2 * CARDS], points[CARDS], ahead[CARDS];
static uint16_t point_bins[10][10][11][11], pairing_bins[4][4][2], outcomes[10000];
static uint8_t player_draws[10], banker_draws[10][11], values[DECK], ranks[DECK], pair_kinds[DECK][DECK];
static uint8_t hands[64][64], pairing_of[PAIRS][PAIRS], following[NO_STREAK + 1][4];
static int64_t histogram[65536], across[24], within[24];

static int read_number(void) {
    int number;
    if (scanf("%d", &number) != 1) exit(2);
    return number;
}

static inline lanes rotate(lanes word, int by) { return (word << by) | (word >> (64 - by)); }

static inline int choose(void) {
    lanes a = one, b = two, c = three, d = four, *out = (lanes *)words;
    for (int step = 0; step < HALF / LANES; step++) {
        out[step] = rotate(a + d, 23) + a;
        lanes shifted = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 45);
    }
    one = a, two = b, three = c, four = d;
    uint64_t biased = 0;
    for (int place = 0; place < HALF; place++) {
        uint64_t product = (words[place] & 0xFFFFFFFFu) * bounds[place];
        uint64_t above = (words[place] >> 32) * bounds[HALF + place];
        biased |= ((product & 0xFFFFFFFFu) - least[place]) | ((above & 0xFFFFFFFFu) - least[HALF + place]);
        chosen[place] = product >> 32;
        chosen[HALF + place] = above >> 32;
    }
    return biased >> 63;
}

static void lay_out(void) {
    for (int place = 0; place < CARDS; place++) {
        bounds[place] = place ? place + 1 : CARDS - 2 * DECK + 1;
        least[place] = (1ull << 32) % bounds[place];
        fresh[place] = (place % DECK) << 4 | values[place % DECK];
    }
    for (int digits = 0; digits < 10000; digits++) {
        int p = digits / 1000, b = digits / 100 % 10, fifth = digits / 10 % 10, sixth = digits % 10;
        int third = NO_CARD, banker_third = NO_CARD, player = p, banker = b, more = 0;
        if (p < 8 && b < 8) {
            if (player_draws[p]) {
                third = fifth;
                player = (p + third) % 10;
                more++;
            }
            if (banker_draws[b][third]) {
                banker_third = more ? sixth : fifth;
                banker = (b + banker_third) % 10;
                more++;
            }
        }
        int result = player == banker ? 2 : player > banker ? 0 : 1;
        outcomes[digits] = point_bins[p][b][third][banker_third] << 4 | result << 2 | more;
    }
    for (int a = 0; a < DECK; a++) for (int b = 0; b < DECK; b++)
        hands[a][b] = pair_kinds[a][b] ? 1 + (pair_kinds[a][b] - 1) * 13 + ranks[a] : 0;
    for (int a = 0; a < PAIRS; a++) for (int b = 0; b < PAIRS; b++)
        pairing_of[a][b] = pairing_bins[a ? 1 + (a - 1) / 13 : 0][b ? 1 + (b - 1) / 13 : 0][a && b && (a - 1) % 13 == (b - 1) % 13];
    for (int streak = 0; streak <= NO_STREAK; streak++) for (int result = 0; result < 3; result++) {
        int length = streak % 8;
        following[streak][result] = result * 8 + (streak / 8 != result ? 1 : length < 7 ? length + 1 : 7);
    }
}

int main(int argc, char **argv) {
    long shoes = argc > 1 ? atol(argv[1]) : 100000;
    int pairings = read_number();
    for (int c = 0; c < DECK; c++) values[c] = read_number();
    for (int c = 0; c < DECK; c++) ranks[c] = read_number();
    for (int a = 0; a < DECK; a++) for (int b = 0; b < DECK; b++) pair_kinds[a][b] = read_number();
    for (int p = 0; p < 10; p++) player_draws[p] = read_number();
    for (int b = 0; b < 10; b++) for (int t = 0; t < 11; t++) banker_draws[b][t] = read_number();
    for (int p = 0; p < 10; p++) for (int b = 0; b < 10; b++) for (int x = 0; x < 11; x++) for (int y = 0; y < 11; y++)
        point_bins[p][b][x][y] = read_number();
    for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) for (int s = 0; s < 2; s++) pairing_bins[a][b][s] = read_number();
    lay_out();
    for (int lane = 0; lane < LANES; lane++) {
        one[lane] = 0x9E3779B97F4A7C15ull * (4 * lane + 1), two[lane] = 0x9E3779B97F4A7C15ull * (4 * lane + 2);
        three[lane] = 0x9E3779B97F4A7C15ull * (4 * lane + 3), four[lane] = 0x9E3779B97F4A7C15ull * (4 * lane + 4);
    }

    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    int64_t coups = 0;
    unsigned streak = NO_STREAK;
    for (long done = 0; done < shoes; done++) {
        while (choose()) {}
        memcpy(stack, fresh, sizeof stack);
        for (int place = CARDS - 1; place > 0; place--) {
            uint16_t taken = stack[chosen[place]];
            stack[chosen[place]] = stack[place];
            shoe[place] = taken;
        }
        shoe[0] = stack[0];
        memcpy(shoe + CARDS, shoe, CARDS * sizeof shoe[0]);
        uint16_t *order = shoe + DECK + chosen[0];
        for (int place = 0; place < CARDS; place++) points[place] = order[place] & 15;
        for (int place = 0; place < CARDS - 5; place++) {
            uint16_t player = points[place] + points[place + 2], banker = points[place + 1] + points[place + 3];
            player -= player >= 10 ? 10 : 0;
            banker -= banker >= 10 ? 10 : 0;
            ahead[place] = player * 1000 + banker * 100 + points[place + 4] * 10 + points[place + 5];
        }
        int position = 1, first;
        unsigned shoe_streak = NO_STREAK, last = 0;
        for (;;) {
            first = position;
            unsigned outcome = outcomes[ahead[first]];
            position += 4 + (outcome & 3);
            unsigned result = (outcome >> 2) & 3;
            unsigned player = hands[order[first] >> 4][order[first + 2] >> 4];
            unsigned banker = hands[order[first + 1] >> 4][order[first + 3] >> 4];
            histogram[(outcome >> 4) * pairings + pairing_of[player][banker]]++;
            coups++;
            streak = following[streak][result];
            across[streak]++;
            shoe_streak = following[shoe_streak][result];
            within[shoe_streak]++;
            if (position <= CARDS - 20) continue;
            if (last || first >= CARDS - 20) break;
            last = 1;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    int64_t check = 0, results[3] = {0};
    for (int i = 0; i < 65536; i++) check += histogram[i];
    for (int i = 0; i < 24; i++) results[i / 8] += across[i];
    printf("%lld %.6f %lld %lld %lld %d\n", (long long)coups, seconds, (long long)results[0], (long long)results[1],
           (long long)results[2], check == coups);
    return 0;
}

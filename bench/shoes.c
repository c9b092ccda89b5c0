/* The plain reference for bench/simulation.py: the same work as the compiled kernel, written in C as a dealer deals it.
 *
 * Shuffle by Fisher-Yates with rejection from xoshiro256++, cut at random at least a deck from either end, burn the first
 * card, deal by the tableau to the cutting card 20 from the back and one coup more, and count every coup in a histogram of
 * 1,450 bins (58 classes of points by 25 of pairing) and in the two tables of streaks. Tables come in on standard input.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CARDS 416
#define DECK 52
#define NO_CARD 10

static uint64_t state[4];

static inline uint64_t rotate(uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }

static inline uint64_t next_word(void) {
    uint64_t result = rotate(state[0] + state[3], 23) + state[0], shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 45);
    return result;
}

static inline uint32_t below(uint32_t bound) {
    uint64_t product = (next_word() >> 32) * bound;
    uint32_t low = (uint32_t)product;
    if (low < bound) {
        uint32_t threshold = -bound % bound;
        while (low < threshold) {
            product = (next_word() >> 32) * bound;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32);
}

static uint8_t stack[CARDS], shoe[CARDS];
static uint16_t point_bins[10][10][11][11], pairing_bins[4][4][2];
static uint8_t player_draws[10], banker_draws[10][11], values[DECK], ranks[DECK], pair_kinds[DECK][DECK];
static int64_t histogram[65536], across[3][8], within[3][8];

static int read_number(void) {
    int number;
    if (scanf("%d", &number) != 1) exit(2);
    return number;
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
    for (int i = 0; i < 4; i++) state[i] = 0x9E3779B97F4A7C15ull * (i + 1);
    for (int i = 0; i < CARDS; i++) stack[i] = i % DECK;

    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    int64_t coups = 0;
    int streak_side = -1, streak = 0;
    for (long done = 0; done < shoes; done++) {
        for (int place = CARDS - 1; place > 0; place--) {
            int other = below(place + 1);
            uint8_t held = stack[place];
            stack[place] = stack[other];
            stack[other] = held;
        }
        int cut = DECK + below(CARDS - 2 * DECK + 1);
        memcpy(shoe, stack + cut, CARDS - cut);
        memcpy(shoe + CARDS - cut, stack, cut);
        int position = 1, out = 0, since = 0, came_first = 0, shoe_side = -1, shoe_streak = 0;
        for (;;) {
            int first = position;
            uint8_t p1 = shoe[position], b1 = shoe[position + 1], p2 = shoe[position + 2], b2 = shoe[position + 3];
            position += 4;
            int player = (values[p1] + values[p2]) % 10, banker = (values[b1] + values[b2]) % 10;
            int third = NO_CARD, banker_third = NO_CARD, player_total = player, banker_total = banker;
            if (player < 8 && banker < 8) {
                if (player_draws[player]) {
                    third = values[shoe[position++]];
                    player_total = (player + third) % 10;
                }
                if (banker_draws[banker][third]) {
                    banker_third = values[shoe[position++]];
                    banker_total = (banker + banker_third) % 10;
                }
            }
            int one = pair_kinds[p1][p2], two = pair_kinds[b1][b2];
            int same = one && two && ranks[p1] == ranks[b1];
            histogram[point_bins[player][banker][third][banker_third] * pairings + pairing_bins[one][two][same]]++;
            coups++;
            int result = player_total == banker_total ? 2 : player_total > banker_total ? 0 : 1;
            streak = streak_side == result ? streak + 1 : 1;
            streak_side = result;
            across[result][streak < 7 ? streak : 7]++;
            shoe_streak = shoe_side == result ? shoe_streak + 1 : 1;
            shoe_side = result;
            within[result][shoe_streak < 7 ? shoe_streak : 7]++;
            if (out) since++;
            else if (position > CARDS - 20) {
                out = 1;
                came_first = first >= CARDS - 20;
            }
            if (out && (came_first || since)) break;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    int64_t check = 0;
    for (int i = 0; i < 65536; i++) check += histogram[i];
    int64_t results[3] = {0};
    for (int side = 0; side < 3; side++) for (int length = 0; length < 8; length++) results[side] += across[side][length];
    printf("%lld %.6f %lld %lld %lld %d\n", (long long)coups, seconds, (long long)results[0], (long long)results[1],
           (long long)results[2], check == coups);
    return 0;
}

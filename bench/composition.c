/* The plain reference for bench/composition.py: the exact weights of every bin, reckoned from the beginning for each choice
 * of third cards.
 *
 * For each of the 66 choices the pairs with a sum are told again, less those that share a card, as the kernel of before
 * did; the pairs of one rank are counted suit by suit. Tables and compositions come in on standard input; out go the
 * seconds of the fastest round, for each composition, and a digest of all weights, so that two programs which count
 * otherwise are not compared.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_WAYS 16384
#define MOST_BINS 4096

typedef int64_t number;
static number left[10][10], held[10][10], counts[10], pairs[10], ways[100], points[MOST_BINS], pairings[64];
static uint8_t cells[MOST_WAYS], values[52];
static uint16_t bins[MOST_WAYS], pairing_bins[4][4][2];
static int begins[68], up_to;

static number read_number(void) {
    long long number;
    if (scanf("%lld", &number) != 1) exit(2);
    return number;
}

static inline int apart(int total, int value) { return total >= value ? total - value : total + 10 - value; }

static void four_card_ways(int below) {
    for (int total = 0; total < below; total++) {
        pairs[total] = 0;
        for (int value = 0; value < 10; value++) {
            left[total][value] = counts[apart(total, value)] - (2 * value % 10 == total);
            held[total][value] = counts[value] * left[total][value];
            pairs[total] += held[total][value];
        }
    }
    for (int one = 0; one < below; one++) for (int two = one; two < below; two++) {
        number shared = 0;
        for (int value = 0; value < 10; value++) shared += held[one][value] * left[two][value];
        ways[10 * one + two] = pairs[one] * pairs[two] - 4 * shared + (one == two ? 2 * pairs[one] : 0);
    }
}

static void add_ways(int taken_out, number times) {
    for (int way = begins[taken_out]; way < begins[taken_out + 1]; way++) points[bins[way]] += ways[cells[way]] * times;
}

static void count_points(void) {
    number cards = 0;
    for (int value = 0; value < 10; value++) cards += counts[value];
    four_card_ways(10);
    add_ways(0, (cards - 4) * (cards - 5));
    int taken_out = 1;
    for (int third = 0; third < 10; third++) {
        number of_third = counts[third];
        if (of_third == 0) {
            taken_out += 11 - third;
            continue;
        }
        counts[third]--;
        four_card_ways(up_to);
        add_ways(taken_out++, of_third * (cards - 5));
        for (int other = third; other < 10; other++, taken_out++) {
            number both_thirds = of_third * counts[other];
            if (both_thirds == 0) continue;
            counts[other]--;
            four_card_ways(up_to);
            add_ways(taken_out, both_thirds);
            counts[other]++;
        }
        counts[third]++;
    }
}

static int pair_of_suits(int one, int two) { return one == two ? 3 : one + two == 3 ? 2 : 1; }

static void two_pairs_of_one_rank(const number *suits, number alike[4][4]) {
    for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) {
        number two = suits[a] * (suits[b] - (b == a));
        if (two == 0) continue;
        for (int c = 0; c < 4; c++) for (int d = 0; d < 4; d++)
            alike[pair_of_suits(a, b)][pair_of_suits(c, d)] +=
                two * (suits[c] - (c == a) - (c == b)) * (suits[d] - (d == a) - (d == b) - (d == c));
    }
}

static void count_pairings(const number *kinds) {
    number chosen[4] = {0}, apart[4][4] = {{0}}, alike[4][4] = {{0}}, cards = 0;
    for (int kind = 0; kind < 52; kind++) cards += kinds[kind];
    for (int rank = 0; rank < 13; rank++) {
        number c = kinds[rank], d = kinds[13 + rank], h = kinds[26 + rank], s = kinds[39 + rank];
        number black = c + s, red = d + h;
        number ways[4] = {0, 2 * black * red, 2 * (c * s + d * h), c * (c - 1) + d * (d - 1) + h * (h - 1) + s * (s - 1)};
        for (int one = 1; one < 4; one++) {
            chosen[one] += ways[one];
            for (int two = 1; two < 4; two++) apart[one][two] -= ways[one] * ways[two];
        }
        number suits[4] = {c, d, h, s};
        if (c + d + h + s >= 4) two_pairs_of_one_rank(suits, alike);
    }
    number rest = (cards - 4) * (cards - 5), paired = 0;
    for (int one = 1; one < 4; one++) {
        number with_other = 0;
        for (int two = 1; two < 4; two++) {
            number differ = apart[one][two] + chosen[one] * chosen[two];
            pairings[pairing_bins[one][two][0]] += differ * rest;
            pairings[pairing_bins[one][two][1]] += alike[one][two] * rest;
            with_other += differ + alike[one][two];
        }
        number alone = chosen[one] * (cards - 2) * (cards - 3) - with_other;
        pairings[pairing_bins[one][0][0]] += alone * rest;
        pairings[pairing_bins[0][one][0]] += alone * rest;
        paired += with_other + 2 * alone;
    }
    pairings[pairing_bins[0][0][0]] += (cards * (cards - 1) * (cards - 2) * (cards - 3) - paired) * rest;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 1;
    int of_points = read_number(), of_pairings = read_number(), solves = read_number(), ways = read_number();
    up_to = read_number();
    int of_needed = read_number();
    for (int kind = 0; kind < 52; kind++) values[kind] = read_number();
    for (int way = 0; way < ways; way++) cells[way] = read_number();
    for (int way = 0; way < ways; way++) bins[way] = read_number();
    for (int begin = 0; begin < 67; begin++) begins[begin] = read_number();
    for (int other = 0; other < of_needed + 67; other++) read_number();  /* cells that only corrections need */
    for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) for (int same = 0; same < 2; same++)
        pairing_bins[a][b][same] = read_number();
    number *compositions = malloc(sizeof(number) * 52 * solves);
    int of_all = of_points + of_pairings;
    number *found = malloc(sizeof(number) * of_all * solves);
    for (int kind = 0; kind < 52 * solves; kind++) compositions[kind] = read_number();

    double least = 1e9;
    for (int round = 0; round < rounds; round++) {
        struct timespec start, end;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
        for (int solve = 0; solve < solves; solve++) {
            const number *kinds = compositions + 52 * solve;
            memset(counts, 0, sizeof counts);
            memset(points, 0, sizeof points[0] * of_points);
            memset(pairings, 0, sizeof pairings);
            for (int kind = 0; kind < 52; kind++) counts[values[kind]] += kinds[kind];
            count_points();
            count_pairings(kinds);
            memcpy(found + of_all * solve, points, sizeof(number) * of_points);
            memcpy(found + of_all * solve + of_points, pairings, sizeof(number) * of_pairings);
        }
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
        if (seconds < least) least = seconds;
    }
    uint64_t digest = 0;
    for (int place = 0; place < of_all * solves; place++) digest = digest * 31 + (uint64_t)found[place];
    printf("%.9f %llu\n", least / solves, (unsigned long long)digest);
    return 0;
}

/* The reference for bench/composition.py: the exact weights of every bin of points and of pairings, for many compositions.
 *
 * The same work as src/croupier/odds/kernel.py, in C, 32 compositions in lanes: pairs with a sum, less those that share a
 * card, corrected for each third card taken out; and the pairs of one rank. Tables and compositions come in on standard
 * input; out go the seconds of the fastest round, for each composition, and a digest of all weights, so that two programs
 * which count otherwise are not compared.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_WAYS 16384
#define MOST_BINS 4096
#define LANES 32
#define EVERY for (int lane = 0; lane < LANES; lane++)

typedef int64_t number;
typedef number lanes[LANES];

static lanes left[100], held[100], counts[10], pairs[10], fewer[10], change[10], ways[100], without_one[100], without_two[100];
static lanes points[MOST_BINS];
static uint8_t cells[MOST_WAYS], values[52];
static uint16_t bins[MOST_WAYS], pairing_bins[4][4][2];
static uint8_t needed[MOST_WAYS];
static int begins[68], needed_from[68];
static number pairings[64];

static number read_number(void) {
    long long number;
    if (scanf("%lld", &number) != 1) exit(2);
    return number;
}

static inline int apart(int total, int value) { return total >= value ? total - value : total + 10 - value; }

static void add_ways(int taken_out, const lanes *some, const number *times) {
    for (int way = begins[taken_out]; way < begins[taken_out + 1]; way++) {
        number *restrict found = points[bins[way]];
        const number *restrict of = some[cells[way]];
        EVERY found[lane] += of[lane] * times[lane];
    }
}

static void tell_pairs(void) {
    for (int total = 0; total < 10; total++) {
        EVERY pairs[total][lane] = 0;
        for (int value = 0; value < 10; value++) {
            const number *other = counts[apart(total, value)];
            int itself = 2 * value % 10 == total, place = 10 * value + total;
            EVERY {
                left[place][lane] = other[lane] - itself;
                number begun = counts[value][lane] * left[place][lane];
                held[place][lane] = 4 * begun;
                pairs[total][lane] += begun;
            }
        }
    }
    for (int one = 0; one < 10; one++) for (int two = one; two < 10; two++) {
        number *found = ways[10 * one + two];
        EVERY found[lane] = pairs[one][lane] * (pairs[two][lane] + (one == two ? 2 : 0));
        for (int value = 0; value < 10; value++)
            EVERY found[lane] -= held[10 * value + one][lane] * left[10 * value + two][lane];
    }
}

static void take_out(int taken_out, int value, const lanes *pairs, const lanes *restrict before, lanes *restrict after) {
    for (int total = 0; total < 10; total++) {
        int itself = 2 * value % 10 == total ? 4 : 0;
        EVERY change[total][lane] = 4 * left[10 * value + total][lane] - 2 * pairs[total][lane] - itself;
    }
    for (int place = needed_from[taken_out]; place < needed_from[taken_out + 1]; place++) {
        int cell = needed[place], one = cell / 10, two = cell % 10;
        const number *gone_one = left[10 * value + one], *change_one = change[one], *was = before[cell];
        const number *gone_two = left[10 * value + two], *change_two = change[two];
        const number *for_one = held[10 * apart(one, value) + two], *for_two = held[10 * apart(two, value) + one];
        number *restrict found = after[cell];
        EVERY found[lane] = was[lane] + gone_one[lane] * change_two[lane] + change_one[lane] * gone_two[lane]
            + for_one[lane] + for_two[lane];
        if (one == two) EVERY found[lane] -= 8 * gone_one[lane];
    }
}

static void change_pairs(int value, int by) {
    EVERY counts[value][lane] += by;
    for (int other = 0; other < 10; other++) {
        int completes = 10 * other + (other + value) % 10;
        EVERY left[completes][lane] += by;
        EVERY held[completes][lane] = 4 * counts[other][lane] * left[completes][lane];
    }
    for (int begun = 10 * value; begun < 10 * value + 10; begun++) EVERY held[begun][lane] = 4 * counts[value][lane] * left[begun][lane];
}

static void count_points(void) {
    lanes cards = {0}, alone, both;
    for (int value = 0; value < 10; value++) EVERY cards[lane] += counts[value][lane];
    tell_pairs();
    EVERY alone[lane] = (cards[lane] - 4) * (cards[lane] - 5);
    add_ways(0, ways, alone);
    int taken_out = 1;
    for (int third = 0; third < 10; third++) {
        take_out(taken_out, third, pairs, ways, without_one);
        EVERY alone[lane] = counts[third][lane] * (cards[lane] - 5);
        add_ways(taken_out++, without_one, alone);
        for (int total = 0; total < 10; total++) EVERY fewer[total][lane] = pairs[total][lane] - 2 * left[10 * third + total][lane];
        change_pairs(third, -1);
        for (int other = third; other < 10; other++) {
            EVERY both[lane] = (counts[third][lane] + 1) * counts[other][lane];
            take_out(taken_out, other, fewer, without_one, without_two);
            add_ways(taken_out++, without_two, both);
        }
        change_pairs(third, 1);
    }
}

static void count_pairings(const number *kinds) {
    number chosen[4] = {0}, apart[4][4] = {{0}}, alike[4][4] = {{0}}, cards = 0;
    for (int kind = 0; kind < 52; kind++) cards += kinds[kind];
    for (int rank = 0; rank < 13; rank++) {
        number c = kinds[rank], d = kinds[13 + rank], h = kinds[26 + rank], s = kinds[39 + rank];
        number black = c + s, red = d + h, of_black = c * s, of_red = d * h;
        number ways[4] = {0, 2 * black * red, 2 * (of_black + of_red), c * (c - 1) + d * (d - 1) + h * (h - 1) + s * (s - 1)};
        for (int one = 1; one < 4; one++) {
            chosen[one] += ways[one];
            for (int two = 1; two < 4; two++) apart[one][two] -= ways[one] * ways[two];
        }
        number alone = c * (c - 1) * (c - 1) + s * (s - 1) * (s - 1) + d * (d - 1) * (d - 1) + h * (h - 1) * (h - 1);
        number with_mixed = red * (c * (c - 1) + s * (s - 1)) + black * (d * (d - 1) + h * (h - 1));
        number of_two[3] = {ways[1] * ways[2] - 8 * (red * of_black + black * of_red), ways[1] * ways[3] - 4 * with_mixed,
                            ways[2] * ways[3] - 4 * (of_black * (black - 2) + of_red * (red - 2))};
        alike[1][1] += ways[1] * ways[1] - 4 * black * red * (black + red) + 2 * ways[1];
        alike[2][2] += ways[2] * ways[2] - 4 * (of_black * black + of_red * red) + 2 * ways[2];
        alike[3][3] += ways[3] * ways[3] - 4 * alone + 2 * ways[3];
        alike[1][2] += of_two[0], alike[2][1] += of_two[0];
        alike[1][3] += of_two[1], alike[3][1] += of_two[1];
        alike[2][3] += of_two[2], alike[3][2] += of_two[2];
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
    read_number();  /* where naturals begin, which the cells that are needed say */
    int of_needed = read_number();
    for (int kind = 0; kind < 52; kind++) values[kind] = read_number();
    for (int way = 0; way < ways; way++) cells[way] = read_number();
    for (int way = 0; way < ways; way++) bins[way] = read_number();
    for (int begin = 0; begin < 67; begin++) begins[begin] = read_number();
    for (int place = 0; place < of_needed; place++) needed[place] = read_number();
    for (int begin = 0; begin < 67; begin++) needed_from[begin] = read_number();
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
        for (int first = 0; first < solves; first += LANES) {
            int here = solves - first < LANES ? solves - first : LANES;
            memset(counts, 0, sizeof counts);
            memset(points, 0, sizeof points[0] * of_points);
            for (int lane = 0; lane < here; lane++) {
                const number *kinds = compositions + 52 * (first + lane);
                for (int kind = 0; kind < 52; kind++) counts[values[kind]][lane] += kinds[kind];
                memset(pairings, 0, sizeof pairings);
                count_pairings(kinds);
                memcpy(found + of_all * (first + lane) + of_points, pairings, sizeof(number) * of_pairings);
            }
            count_points();
            for (int lane = 0; lane < here; lane++) for (int bin = 0; bin < of_points; bin++)
                found[of_all * (first + lane) + bin] = points[bin][lane];
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

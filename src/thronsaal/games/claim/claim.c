/* claim.c - a plain C player of uniform random games of Claim: the yardstick of `thronsaal bench claim`.
 *
 * Build: cc -O3 -march=native -o claim claim.c      Run: ./claim [games] [seed]
 *
 * Sets of cards are 52-bit masks: goblins 0-13 (five zeros, then 1-9), knights 14-21 (2-9), undead 22-31,
 * dwarves 32-41, doppelgangers 42-51 (0-9 each). Every legal card is equally likely; seat 0 leads first.
 * It prints how many games seat 0 won, seat 1 won and nobody won, and the games per second.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t set;

enum { GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER, FACTIONS };
static const int first[FACTIONS + 1] = {0, 14, 22, 32, 42, 52};
static int value[52];
static set faction[FACTIONS], decides_tie[FACTIONS];
static set same[52];  /* the faction of a card */
static set beaten_by[52];  /* the cards that win when they follow this one */

static void prepare(void) {
    int of[52];
    for (int f = 0; f < FACTIONS; f++)
        for (int c = first[f]; c < first[f + 1]; c++) {
            of[c] = f;
            faction[f] |= 1ULL << c;
            value[c] = f == GOBLIN ? (c < 5 ? 0 : c - 4) : f == KNIGHT ? c - 12 : c - first[f];
        }
    for (int f = 0; f < FACTIONS; f++) decides_tie[f] = f == GOBLIN ? faction[f] & ~31ULL : faction[f];
    for (int led = 0; led < 52; led++) {
        same[led] = faction[of[led]];
        for (int c = 0; c < 52; c++) {
            int follows = of[c] == of[led] || of[c] == DOPPELGANGER;
            if ((follows && value[c] > value[led]) || (of[c] == KNIGHT && of[led] == GOBLIN))
                beaten_by[led] |= 1ULL << c;
        }
    }
}

static inline int count(set cards) { return __builtin_popcountll(cards); }

static inline int nth(set cards, uint32_t n) {
#ifdef __BMI2__
    return (int)_tzcnt_u64(_pdep_u64(1ULL << n, cards));
#else
    while (n--) cards &= cards - 1;
    return __builtin_ctzll(cards);
#endif
}

static inline uint32_t below(uint32_t *word, uint32_t n) {
    uint32_t x = *word;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    *word = x;
    return (uint32_t)((uint64_t)x * n >> 32);
}

static int sum(set cards) {
    int total = 0;
    for (; cards; cards &= cards - 1) total += value[__builtin_ctzll(cards)];
    return total;
}

/* 0 or 1: that seat has won; 2: nobody */
static inline int winner(set a, set b) {
    int factions = 0;
    set mine = 0, yours = 0;
    for (int f = 0; f < FACTIONS; f++) {
        int more = count(a & faction[f]) - count(b & faction[f]);
        set high = a & decides_tie[f], other = b & decides_tie[f];
        int won = (more > 0) | ((more == 0) & (high > other)), lost = (more < 0) | ((more == 0) & (high < other));
        factions += won - lost;
        mine |= faction[f] & -(set)won;
        yours |= faction[f] & -(set)lost;
    }
    if (factions == 0) factions = sum(a & mine) - sum(b & yours);
    return factions > 0 ? 0 : factions < 0 ? 1 : 2;
}

/* A trick: the leader's card and the follower's; returns both and moves the lead. */
static inline set trick(set hand[2], int *lead, int left, uint32_t *word) {
    set mine = hand[*lead], yours = hand[*lead ^ 1];
    int led = nth(mine, below(word, (uint32_t)left));
    set following = yours & same[led];
    set legal = following | (yours & (faction[DOPPELGANGER] | -(set)(following == 0)));
    int card = nth(legal, below(word, (uint32_t)count(legal)));
    hand[*lead] = mine ^ 1ULL << led;
    hand[*lead ^ 1] = yours ^ 1ULL << card;
    *lead ^= (int)(beaten_by[led] >> card & 1);
    return 1ULL << led | 1ULL << card;
}

static int play(uint32_t *stream) {
    uint8_t deck[52];
    set hand[2] = {0, 0}, followers[2] = {0, 0}, score[2] = {0, 0};
    uint32_t word = *stream;
    int lead = 0;
    for (int i = 0; i < 52; i++) deck[i] = (uint8_t)i;
    for (int i = 51; i > 0; i--) {
        uint32_t j = below(&word, (uint32_t)i + 1);
        uint8_t card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    for (int i = 0; i < 13; i++) {
        hand[0] |= 1ULL << deck[i];
        hand[1] |= 1ULL << deck[13 + i];
    }
    for (int i = 0; i < 13; i++) {
        set both = trick(hand, &lead, 13 - i, &word);
        score[lead] |= both & faction[UNDEAD];
        followers[lead] |= 1ULL << deck[26 + 2 * i];
        followers[lead ^ 1] |= 1ULL << deck[27 + 2 * i];
    }
    for (int i = 0; i < 13; i++) {
        set both = trick(followers, &lead, 13 - i, &word);
        score[lead] |= both & ~faction[DWARF];
        score[lead ^ 1] |= both & faction[DWARF];
    }
    *stream = word;
    return winner(score[0], score[1]);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000;
    uint32_t word = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) | 1 : 2463534243u;
    long ended[3] = {0, 0, 0};
    struct timespec start, end;
    prepare();
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long i = 0; i < games; i++) ended[play(&word)]++;
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("%ld %ld %ld %.0f\n", ended[0], ended[1], ended[2], (double)games / seconds);
    return 0;
}

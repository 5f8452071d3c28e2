/* The limit: random play-outs of Madiao by the rules of the preset `source`, in plain C.
 *
 * The very hands of `papertiger.fast.simulate(n, seed)`: the same words of chance, the deal with its
 * declarations, every allowed play as likely as every other, the whole settlement, and the same
 * columns written. Built with `gcc -O3 -march=native` by `benchmarks/madiao_fast.py`, which compares
 * every column. The rules are written here once more, options as constants: only for the clock.
 *
 * `madiao_limit N SEED ROUNDS [FILE]` prints the processor time of each round in seconds; the columns
 * of the last round go to FILE, one after another.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
typedef __uint128_t u128;

enum { SEATS = 4, TRICKS = 8, CARDS = 40, BLOCK = 1 << 12, NOBODY = -1 };
enum { PLAY, MELD_WON, FOUR_LOWEST };
enum { I_MELD, I_LOWEST, I_SHORT, I_MANY, I_HUNDRED_SHORT, I_HUNDRED_LOST, I_HUNDRED_WON,
       I_THREE, I_FOUR, I_SLAM, I_SECOND, I_TOPS };

#define BIT(place) ((u64)1 << (place))
#define TENS (BIT(11) - 1)
#define MYRIADS ((BIT(9) - 1) << 11)
#define STRINGS ((BIT(9) - 1) << 20)
#define CASH ((BIT(11) - 1) << 29)
#define ALL (BIT(40) - 1)
#define MM BIT(0)
#define TM BIT(1)
#define HM BIT(2)
#define T20 BIT(10)
#define M9 BIT(11)
#define M1 BIT(19)
#define S9 BIT(20)
#define S1 BIT(28)
#define C0 BIT(29)
#define C9 BIT(39)
#define REDS (MM | TM | HM | T20 | M9 | M1 | S9 | S1 | C0 | C9)
#define HIGHEST (MM | M9 | S9 | C0)
#define LOWEST (T20 | M1 | S1 | C9)
#define HONOURS (MM | TM | HM)

/* [MD-3.1] */
static const int8_t LEADING_DIGIT[CARDS] = {
    1, 1, 1, 9, 8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9};

/* Dearest first. [MD-4.1] */
static const struct { int stakes; u64 needs, within; } MELDS[] = {
    {8, HIGHEST | LOWEST, HIGHEST | LOWEST}, {7, HM, REDS}, {6, 0, REDS}, {5, HIGHEST | HM, ALL},
    {5, HM, TENS}, {4, HIGHEST, ALL}, {4, 0, TENS}, {4, 0, MYRIADS}, {4, 0, STRINGS}, {4, 0, CASH}};

static u64 beaten_by[CARDS], tops_under[CARDS], second_under[CARDS];

static void make_tables(void) {
    const u64 suits[] = {TENS, MYRIADS, STRINGS, CASH};
    for (int place = 0; place < CARDS; place++) {
        tops_under[place] = HIGHEST;
        for (int suit = 0; suit < 4; suit++)
            if (suits[suit] & BIT(place)) beaten_by[place] = suits[suit] & (BIT(place) - 1);
        if (HIGHEST & BIT(place)) {
            tops_under[place] ^= BIT(place) | BIT(place + 1); /* the second acts as top [MD-6.4] */
            second_under[place] = BIT(place + 1);             /* [MD-6.13] */
        }
    }
}

static inline u64 mixed(u64 word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

#define GOLDEN 0x9E3779B97F4A7C15u

static inline int chosen(u64 *word, u64 n) {
    u128 product = (u128)*word * n;
    *word = (u64)product;
    return (int)(product >> 64);
}

static inline u64 nth_bit(u64 mask, int number) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(BIT(number), mask);
#else
    while (number--) mask &= mask - 1;
    return mask & -mask;
#endif
}

static inline int lowest(u64 mask) { return __builtin_ctzll(mask); }
static inline int count(u64 mask) { return __builtin_popcountll(mask); }

/* What chance decides, no processor foresees, so the compiler must not make a jump of it: all bits
 * if a condition holds, hidden from the compiler, or a condition said to hold half the time. */
static inline u64 every_bit_if(int condition) {
    u64 mask = -(u64)condition;
    __asm__("" : "+r"(mask));
    return mask;
}
#define BY_CHANCE(condition) __builtin_expect_with_probability(condition, 1, 0.5)

static inline int meld_stakes(u64 hand) {
    for (unsigned i = 0; i < sizeof MELDS / sizeof *MELDS; i++)
        if ((hand & MELDS[i].needs) == MELDS[i].needs && !(hand & ~MELDS[i].within))
            return MELDS[i].stakes;
    return 0;
}

typedef struct {
    int8_t *banker, *first, *ended_by, *next_banker;
    int16_t *deals, *payments;
    int8_t *tricks, *discards;
    uint16_t *items;
} Rows;

/* [MD-4.1] to [MD-4.4]; how the hand ended, or PLAY. */
static inline int declared(const u64 *hands, int first, int *pay, int *items, int *next) {
    *next = NOBODY;
    for (int steps = 0; steps < SEATS; steps++) {
        int seat = (first + steps) & 3, stakes = meld_stakes(hands[seat]);
        if (!stakes) continue;
        if (*next == NOBODY) *next = seat;
        items[seat] |= 1 << I_MELD;
        for (int payer = 0; payer < SEATS; payer++)
            if (payer != seat && !(hands[payer] & HM)) {
                pay[payer] -= stakes;
                pay[seat] += stakes;
            }
    }
    if (*next != NOBODY) return MELD_WON;
    for (int seat = 0; seat < SEATS; seat++)
        if ((hands[seat] & LOWEST) == LOWEST) {
            for (int payer = 0; payer < SEATS; payer++) pay[payer] = payer == seat ? 3 : -1;
            items[seat] = 1 << I_LOWEST;
            return FOUR_LOWEST;
        }
    return PLAY;
}

/* A player's value, and what it is for. [MD-6.1] to [MD-6.10] */
static inline int value(u64 won, int dealt_hundred, u64 tops, int discards, int *items) {
    int tricks = count(won), top = tricks >= 2 ? count(won & tops) : 0;
    int three = (won & HONOURS) == HONOURS, four = (won & (HONOURS | C0)) == (HONOURS | C0);
    int found = (tricks < 2) << I_SHORT | (tricks >= 3) << I_MANY | (tricks == 8) << I_SLAM |
                three << I_THREE | four << I_FOUR | top << I_TOPS;
    int v = -(tricks < 2) + (tricks >= 3) + top + 8 * (tricks == 8) + 3 * three + 4 * four;
    if (dealt_hundred) {
        int with = (won & HM) != 0, kept = tricks < 2, lost = tricks >= 2 && !with;
        int bonus = with && tricks == 2;
        v += kept + 2 * lost + 3 * bonus;
        found |= kept << I_HUNDRED_SHORT | lost << I_HUNDRED_LOST | bonus << I_HUNDRED_WON;
    }
    *items = found;
    return v - 2 * discards;
}

static inline void play_hand(u64 row, u64 mixed_seed, const Rows *rows) {
    u64 state = mixed_seed + row * BLOCK * GOLDEN, hands[SEATS], won[SEATS] = {0};
    int banker = row & 3, pay[SEATS] = {0}, items[SEATS] = {0}, next;

    u64 word = mixed(state += GOLDEN);
    u64 upcard = nth_bit(ALL, chosen(&word, 40)), left = ALL ^ upcard;
    u64 under = nth_bit(left, chosen(&word, 39));
    left ^= under;
    int size = 38;
    for (int seat = 0; seat < SEATS; seat++) {
        u64 hand = 0;
        for (int half = 0; half < 2; half++) {
            word = mixed(state += GOLDEN);
            for (int i = 0; i < 4; i++) {
                u64 card = nth_bit(left, chosen(&word, size--));
                left ^= card;
                hand |= card;
            }
        }
        hands[seat] = hand;
    }
    int first = (banker + 1 + LEADING_DIGIT[lowest(upcard)]) & 3;
    u64 discards = 0;
    int ended_by = declared(hands, first, pay, items, &next);
    if (ended_by == PLAY) {
        int hundred = NOBODY, offender = NOBODY, leader = first;
        for (int seat = 0; seat < SEATS; seat++)
            if (hands[seat] & HM) hundred = seat;
        u64 second = second_under[lowest(under)];
        for (int trick = 0; trick < TRICKS; trick++) {
            int held = TRICKS - trick, winner = leader;
            if (!(trick & 1)) word = mixed(state += GOLDEN);
            u64 winning = nth_bit(hands[leader], chosen(&word, held));
            hands[leader] ^= winning;
            u64 above = beaten_by[lowest(winning)];
            offender = winning == second ? leader : offender;
            for (int steps = 1; steps < SEATS; steps++) {
                int seat = (leader + steps) & 3;
                int barred = trick == TRICKS - 1 && !won[seat]; /* [MD-5.6] */
                int number = chosen(&word, barred ? held : 2 * held);
                u64 up = every_bit_if(number >= held);
                u64 card = nth_bit(hands[seat], number - (held & (int)up)), shown = card & up;
                hands[seat] ^= card;
                int better = (shown & above) != 0; /* [MD-5.3] */
                u64 beating = beaten_by[lowest(card)];
                discards += (up & 1 & ~(u64)better) << 8 * seat;
                offender = shown & second ? seat : offender;
                winner = BY_CHANCE(better) ? seat : winner;
                winning = BY_CHANCE(better) ? card : winning;
                above = BY_CHANCE(better) ? beating : above;
            }
            won[winner] |= winning;
            leader = winner;
        }
        /* [MD-6.11] to [MD-6.13] */
        int earner = NOBODY, others = 0;
        u64 tops = tops_under[lowest(upcard)];
        for (int seat = 0; seat < SEATS; seat++) {
            int fines = discards >> 8 * seat & 255;
            pay[seat] = value(won[seat], seat == hundred, tops, fines, &items[seat]);
            if (items[seat] >> I_HUNDRED_WON & 1) earner = seat;
        }
        int own = pay[banker];
        for (int seat = 0; seat < SEATS; seat++) others += pay[seat] -= own;
        pay[banker] = -others;
        if (earner != NOBODY && earner != banker)
            for (int seat = 0; seat < SEATS; seat++)
                if (seat != banker) pay[seat] += seat == earner ? 2 : -1;
        if (offender != NOBODY) {
            items[offender] |= 1 << I_SECOND;
            for (int seat = 0; seat < SEATS; seat++) pay[seat] += seat == offender ? -3 : 1;
        }
        next = earner == banker ? banker : (banker + 1) & 3;
    }
    rows->banker[row] = (int8_t)banker;
    rows->first[row] = (int8_t)first;
    rows->ended_by[row] = (int8_t)ended_by;
    rows->next_banker[row] = (int8_t)next;
    rows->deals[row] = 1;
    for (int seat = 0; seat < SEATS; seat++) {
        rows->payments[row * SEATS + seat] = (int16_t)pay[seat];
        rows->tricks[row * SEATS + seat] = (int8_t)count(won[seat]);
        rows->discards[row * SEATS + seat] = (int8_t)(discards >> 8 * seat & 255);
        rows->items[row * SEATS + seat] = (uint16_t)items[seat];
    }
}

static double processor_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "madiao_limit N SEED ROUNDS [FILE]\n");
        return 2;
    }
    u64 n = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10);
    make_tables();
    for (int round = atoi(argv[3]); round > 0; round--) {
        double start = processor_time();
        Rows rows = {malloc(n), malloc(n), malloc(n), malloc(n), malloc(2 * n), malloc(8 * n),
                     malloc(4 * n), malloc(4 * n), malloc(8 * n)};
        u64 mixed_seed = mixed(seed);
        for (u64 row = 0; row < n; row++) play_hand(row, mixed_seed, &rows);
        printf("%.9f\n", processor_time() - start);
        void *columns[] = {rows.banker, rows.first, rows.ended_by, rows.next_banker, rows.deals,
                           rows.payments, rows.tricks, rows.discards, rows.items};
        const size_t sizes[] = {1, 1, 1, 1, 2, 8, 4, 4, 8};
        FILE *file = round == 1 && argc > 4 ? fopen(argv[4], "wb") : NULL;
        for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            if (file && fwrite(columns[i], sizes[i], n, file) != n) return 1;
            free(columns[i]);
        }
        if (file && fclose(file)) return 1;
    }
    return 0;
}

// What goes over the wire (wire.md), as types for the pages: `Wire.ViewShown`.
// Made from the floor's records by `make reference`; a test holds it to them.

declare namespace Wire {
  /** What comes over the socket. */
  type Frame = Hello | ViewShown | Reply | Pulse

  interface AccountMade {
    id: string
    role: Role
    active: boolean
    name: string
    alias: string
    code_until: number
    must_choose: boolean
    ranks: RankHeld[]
    code: string
  }

  interface AccountShown {
    id: string
    role: Role
    active: boolean
    name: string
    alias: string
    code_until: number
    must_choose: boolean
    ranks: RankHeld[]
  }

  /** Acts of a supervisor that belong together: `now` for what the table waits for, then by the chapter of the acts, and `later` for what is not possible now or not for this rank. */
  interface ActGroup {
    group: string
    acts: string[]
  }

  /** An act, and why it would be refused whatever its facts are; nothing where that depends on them. */
  interface ActOffered {
    act: string
    chapter: string
    reason?: string
    clauses?: string[]
  }

  /** How a patron is called before others; empty where they are called by their place again. */
  interface AliasChosen {
    alias: string
  }

  interface AliasShown {
    alias: string
  }

  /** A change that a notice tells of, as the command that makes it, and from when on it may be made. */
  interface Announced {
    about: string
    command: string
    facts: { [name: string]: unknown }
    since: number
    ready?: number
    coups?: number
    wager?: string
    clauses?: string[]
  }

  /** An event as it is told: its name, which is the name of its sentence in every language, and the facts in it. */
  interface Announcement {
    sequence: number
    event: string
    text: string
    clauses: string[]
    at: number
    facts?: { [name: string]: unknown }
    people?: { [name: string]: string }
    patron?: string
    staff?: boolean
    paid?: Paid[]
    openly?: Openly
    owner?: boolean
  }

  interface AnswerJudged {
    id: string
    right: boolean
    says: string
  }

  /** One area of the layout: what may be wagered there, and what it pays. */
  interface Area {
    wager: string
    name: string
    odds: [string, { [name: string]: unknown }][]
    limits: Limit
    clauses: string[]
    main?: boolean
    window?: string[]
    streak?: Streak
  }

  /** One thing that is asked: a choice, a count from 0 to 9, or an amount of money in dollars. */
  interface AskedShown {
    id: string
    by: 'choice' | 'count' | 'money'
    says: string
    choices: ChoiceShown[]
  }

  /** A field of a command: what kind of thing it takes, and from which it is chosen where that is fixed. */
  interface Asks {
    name: string
    type: string
    required?: boolean
    choices?: string[]
    default?: unknown
    fields?: Asks[]
    each?: Asks
  }

  /** An entrant at a table where a session is on, with the chips they have now. */
  interface AtContest {
    entrant: string
    seat: number
    chips: number
    out: string
  }

  /** Acts that a table can do by itself; each can be automatic or left to people. */
  type Automatic = 'open' | 'shuffle' | 'call' | 'deal' | 'settle'

  type AwardStatus = 'drawn' | 'awarded' | 'refused'

  /** What a place-getter is given; `places` are those whose shares were put together for it. */
  interface AwardedPrize {
    entrant: string
    place: number
    amount: number
    places: number[]
    among: number
    thing: string
    odd: number
  }

  /** What a book lets a table choose, and who on its ladder may do what. */
  interface BookDescribed {
    id: string
    casino: string
    edition: string
    ranks: RankNamed[]
    supervisor: string
    powers: { [name: string]: string }
    choices: { [name: string]: Choice[] }
    decks: number[]
    usual_decks: number
    variations: Choice[]
    options: OptionDescribed[]
    layouts: LayoutDescribed[]
    wagers: string[]
  }

  interface BookListed {
    id: string
    casino: string
    edition: string
    approved: boolean
  }

  interface BookOfTwo {
    id: string
    casino: string
    title: string
    edition: string
  }

  /** A book that can be practised, and its variations. */
  interface BookTrained {
    book: string
    casino: string
    title: string
    variations: VariationTrained[]
  }

  /** A book's own words in a language: by id (`wager-tie`), and by the English text. */
  interface BookWords {
    book: string
    parent: string
    language: string
    words: { [name: string]: string }
  }

  interface BooksCompared {
    left: BookOfTwo
    right: BookOfTwo
    topics: TopicCompared[]
  }

  /** How a table is set up when it opens, and which of its steps it takes by itself. */
  interface CardShown {
    id: string
    name: string
    book: string
    currency: string
    symbol: string
    setup: Setup
    automatic: Automatic[]
    betting_seconds: number
    cut_seconds: number
    acts: { [name: string]: Automatic }
    otherwise: Automatic
  }

  interface Change {
    role?: Role | null
    active?: boolean | null
  }

  /** What others have on one bet, by the numbered place where it lies; 0 where it lies at none. */
  interface ChipsShown {
    place: number
    wager: string
    stake?: number
    became?: Resolution
    profit?: number
  }

  interface Choice {
    value: string
    name: string
    about?: string
    clauses?: string[]
  }

  interface ChoiceShown {
    id: string
    says: string
  }

  /** Somebody who is refused a prize; name and address are kept apart from the log. */
  interface ClaimToRefuse {
    id: string
    claimant: string
    prize: number
    reason: string
    award?: number
    called?: string
    address?: string
  }

  interface ClauseFound {
    clause: string
    book: string
    casino: string
    topic: string
    says: string
  }

  /** What a clause says, in our words. */
  interface ClauseShown {
    clause: string
    topic: string
    says: string
    casino: string
  }

  /** Clauses that have every word, in the order of the books; `count` is of all, of which the first are here. */
  interface ClausesFound {
    words: string
    count: number
    clauses: ClauseFound[]
  }

  /** What the house log says of the floor's clock. */
  interface ClockRemark {
    number: number
    at: number
    by: string
    kind: string
    facts: { [name: string]: string | number | boolean | string[] }
  }

  /** A one-time code: shown this once, to whoever asked for it. */
  interface CodeGiven {
    id: string
    code: string
    until: number
  }

  interface ColumnShown {
    id: string
    name: string
    kind: string
    figure: boolean
  }

  /** A command, or a question why one would be refused: the same as over the socket. */
  interface CommandAsked {
    id: string
    command: string
    facts?: { [name: string]: unknown }
    version?: number | null
    why?: boolean
  }

  interface CommandDescribed {
    name: string
    about: string
    chapter: string
    fields?: Asks[]
    patrons?: boolean
    listed?: '' | 'floor' | 'cases'
  }

  interface Complaint {
    number: number
    entrant: string
    about: string
    decision: string
    by: string
    accepted: boolean
    advised: string[]
  }

  /** An attempt to tell a winner. */
  interface ContactTry {
    method: 'in-person' | 'mail' | 'telephone' | 'e-mail'
    at: number
    reached: boolean
    by: string
  }

  /** A session of a tournament at this table. Who is asked, has wagered in secret or passed: by seat. */
  interface ContestShown {
    tournament: string
    session: string
    entrants?: EntrantShown[]
    coups?: number
    of?: number
    compulsory?: number
    in_turn?: boolean
    practice?: boolean
    paused?: string
    ended?: string
    marker?: number
    order?: number[]
    asked?: number
    done?: number[]
    secret?: number[]
    passed?: number[]
    has_secrets?: boolean
    has_passes?: boolean
    kept_by?: string[]
    turn_by?: string[]
    paused_by?: string[]
  }

  /** The chips of everyone at one table when its play was over; `entry` is the table's own record of it. */
  interface CountedTable {
    counts: [string, number][]
    coups: number
    entry: number
    by: string
  }

  /** How many of each; `None` where no result told. */
  interface Counts {
    banker: number
    player: number
    tie: number
    banker_pairs: number | null
    player_pairs: number | null
    naturals: number | null
  }

  interface CoupShown {
    number: number
    play: Play
    dummy?: string
    bets_called?: boolean
    bets_closed?: boolean
    open_to_wagers?: boolean
    player?: HandShown
    banker?: HandShown
    winner?: Winner
    void?: boolean
  }

  /** A coup act by act; amounts in whole cents. `signed` is whether a head vouches for it, so that it has a proof. */
  interface CoupTold {
    table: string
    casino: string
    edition: string
    variation: string
    decks: number
    coup: number
    shoe: number
    within: number
    complete: boolean
    seeded: boolean
    marks: string[]
    hands: string
    result: string
    begins: number
    ends: number
    first: number
    last: number
    hash: string
    staked: number
    returned: number
    commission: number
    money: { [name: string]: string }
    earlier: number
    later: number
    steps: { [name: string]: unknown }[]
  }

  /** What someone owes the house until it is collected or written off; the ledger has the same amount. */
  interface Debt {
    patron: string
    amount: number
    of: 'payment' | 'commission'
    coup: number
    under: string[]
    waits: boolean
  }

  /** Something that is asked for, whether it was done, and about whom or what it still is. */
  interface Demand {
    what: string
    done: boolean
    clauses: string[]
    about: string[]
  }

  interface DemoLogin {
    role: Role
  }

  /** A derived road, by its name in a document. */
  type Derived = 'big_eye_boy' | 'small_road' | 'cockroach_pig'

  /** Chips that an entrant may have now, where staff take the money for them. */
  interface DeskAct {
    act: string
    price: number
    chips: number
  }

  /** Why not: a code to decide by, the facts of its message where it has some, and English for programs. */
  interface Detail {
    detail: string | { [name: string]: unknown }[]
    code: ErrorCode
    facts: { [name: string]: unknown }
  }

  /** What whoever conducts the tournament sees besides. */
  interface DirectorsBoard {
    step: TournamentStep | null
    demands: Demand[]
    entrants: Entrant[]
    present: string[]
    deputies: string[]
    advices: RegulatorAdvice[]
    complaints: Complaint[]
    may_undo: Undoable[]
    money: MoneySums
    sessions: TournamentSession[]
    tables: { [name: string]: number }
    entries_closed: boolean
    rounds: string[]
    penalties: [string, string][]
  }

  /** A dispute that is not decided, or whose decision may still be reviewed. */
  interface Dispute {
    number: number
    patron: string
    about: string
    coup: number
    wager: number
    decided_by: string
  }

  /** The approved document of a book, by whose clauses whoever asks is given it. `digest` is nothing without one. */
  interface DocumentShown {
    book: string
    clauses: string[]
    digest: string
    bytes: number
    type: string
    at: number
    sound: boolean
  }

  /** The Dragon Tail indicators, and the sides whose Late areas are open. */
  interface DragonTails {
    indicators: Tails
    late_open?: string[]
  }

  /** What the ballot gave one entrant. */
  interface DrawnSeat {
    table: string
    seat: number
    entrant: string
  }

  /** A drill by its lesson and seed, and what was answered to each thing that it asks. */
  interface DrillAnswered {
    book: string
    variation: string
    lesson: string
    seed: string
    given: { [name in string]: string }
    learnt?: LearntSo[]
    language?: string
  }

  /** Whether all of it was right, what would have been, why, and how it now stands with what was learnt. */
  interface DrillJudged {
    right: boolean
    answers: AnswerJudged[]
    why: string[]
    clauses: string[]
    learnt: LearntSo[]
  }

  /** A drill without its answer: lesson and seed make it again. */
  interface DrillShown {
    book: string
    variation: string
    kind: 'third-card' | 'winner' | 'payout' | 'irregularity'
    lesson: string
    seed: string
    told: string[]
    player: string[]
    banker: string[]
    asks: AskedShown[]
  }

  /** All that is open at the floor's time: what is due first first, then what has no time, the oldest first. */
  interface DutiesListed {
    at: number
    duties: DutyListed[]
  }

  /** Something that is owed: `late` is for how many milliseconds, `book` the one whose words it is told in. */
  interface DutyListed {
    stream: string
    kind: 'table' | 'tournament' | 'promotion'
    name: string
    called: string
    book: string
    id: string
    matter: number
    about: string
    to: string
    clauses: string[]
    since: number
    since_on: string
    when: string
    due: number | null
    due_on: string
    late: number
    rank: string
    channels: string[]
    reference: boolean
    act: string
    may: boolean
    facts: { [name: string]: string | number }
  }

  /** Something that is owed: what, to whom, since when, by when, and what discharges it. */
  interface DutyShown {
    id: string
    matter: number
    about?: string
    to?: string
    clauses?: string[]
    since?: number
    when?: 'at-once' | 'as-soon-as-practicable' | 'within-hours' | 'within-days' | 'day-end' | 'gaming-day-end' | 'month-end' | 'before-start' | 'before-act' | 'on-request'
    due?: number
    since_on?: string
    due_on?: string
    rank?: string
    channels?: ('in-person' | 'telephone' | 'email' | 'letter' | 'system' | 'daily-summary' | 'breach-notification' | 'monthly-report' | 'notice')[]
    reference?: boolean
    act?: string
    facts?: { [name: string]: string | number }
  }

  /** The whole name of an edition, as `/api/books` has it. */
  interface EditionApproved {
    edition: string
  }

  interface EditionKept {
    edition: string
    name: string
    streams: string[]
  }

  /** What a remedy would do to the coup: by the name of its sentence, with the figures. */
  interface EffectShown {
    effect: string
    figures?: { [name: string]: string | number | (string | number)[] }
  }

  interface Entrant {
    id: string
    number: number
    status: EntrantStatus
    why: string
    signed: boolean
    likeness: boolean
    staff: boolean
    paid: number
    into_pool: number
    commission: number
    for_chips: number
    round: number
    seat: HeldSeat | null
    chips: number
    scores: Scored[]
    re_buys: number
    add_ons: number
    buy_backs: number
    advised: boolean
    penalties: string[]
    chips_taken: number
    chips_added: number
    instead_of: string
    place: number
    prize: number
    thing: string
    prize_paid: number
    refund_due: number
    refunded: number
    cashed: number
  }

  /** An entrant of a contest, and all their chips, in the rack and on the layout, as anyone can count them. */
  interface EntrantShown {
    patron: string
    seat: number
    chips: number
    out?: string
    out_by?: string[]
    secrets_left?: number
    passes_left?: number
  }

  /** Everyone is exactly one of these. */
  type EntrantStatus = 'refused' | 'waiting' | 'reserve' | 'withdrawn' | 'substituted' | 'seated' | 'qualified' | 'eliminated' | 'forfeited' | 'retired' | 'disqualified' | 'placed'

  /** What became of one line of a file of entries. */
  interface EntryAnswer {
    line: number
    entrant: string
    done?: boolean
    again?: boolean
    refused?: RefusedReply
    problem?: [string, { [name: string]: unknown }]
    error?: string
    code?: ErrorCode
  }

  /** Why not, for programs: a page decides by this and never by the sentence beside it. */
  type ErrorCode = 'log-in' | 'locked' | 'wrong-password' | 'too-many' | 'change-password' | 'weak-password' | 'not-for-role' | 'removed-cards' | 'not-a-terminal' | 'own-rank' | 'rank-above' | 'rank-needed' | 'no-demonstration' | 'another-site' | 'another-name' | 'not-understood' | 'terms-not-read' | 'too-large' | 'too-fast' | 'too-slow' | 'wrong-method' | 'no-such-page' | 'no-such-table' | 'no-such-tournament' | 'no-such-promotion' | 'no-such-book' | 'no-such-clause' | 'no-such-account' | 'no-such-rank' | 'no-such-terminal' | 'no-such-language' | 'no-such-report' | 'no-such-coup' | 'coup-not-over' | 'report-inverted' | 'report-to-come' | 'report-out-of-calendar' | 'exists' | 'id-used' | 'id-reserved' | 'alias-taken' | 'id-looks-like' | 'already-set-up' | 'rank-not-for-role' | 'needs-administrator' | 'no-source-of-cards' | 'table-tells' | 'chips-left' | 'dealt-by-hand' | 'no-place' | 'others-here' | 'no-wager-lies' | 'own-limit' | 'halted' | 'restored' | 'edition-gone' | 'book-not-opened' | 'book-not-approved' | 'not-a-document' | 'no-document' | 'document-changed' | 'another-edition' | 'busy' | 'inspections-wait' | 'odds-wait' | 'verifying' | 'crowded' | 'unavailable' | 'in-doubt' | 'not-possible' | 'failed'

  interface Felt {
    table: string
    book: string
    casino: string
    edition: string
    variation: string
    about: string
    layout: string
    places: number[]
    closed: number[]
    decks: number
    chips: number[]
    areas: Area[]
    currency: string
    symbol: string
  }

  interface FirstPerson {
    id: string
    password: string
  }

  /** How it stands with the floor's heads, its witness and its time; `trouble` is English, for whoever runs it. */
  interface FloorStanding {
    head: number
    at: number
    key: string
    witness: string
    shipped: number
    trouble: string
    time: FloorTime
  }

  /** The floor's time, and by how many milliseconds the machine's is ahead. `asks`: a manager says if that counts. */
  interface FloorTime {
    floor: number
    ahead: number
    asks: boolean
  }

  /** What is played: the book, its edition, and what the table chose. Only options that are not the usual ones. */
  interface GameShown {
    book: string
    edition: string
    variation: string
    decks: number
    layout: string
    places: number
    offered: string[]
    method: string
    face: 'up' | 'down'
    options?: { [name: string]: string }
    areas?: string[]
    rules_copy?: string[]
  }

  /** An approval that still holds. */
  interface Granted {
    act: string
    patron: string
    lasts: 'once' | 'coup' | 'shoe' | 'stay'
    by: string
  }

  /** The cards of a hand, nothing for one that lies face down; its count once all of them lie open. */
  interface HandShown {
    cards?: (string | null)[]
    count?: number
    keeper?: string
    out?: boolean
  }

  /** The table and seat that were drawn for someone, for the length of one session. */
  interface HeldSeat {
    session: number
    table: string
    seat: number
    bank: number
    taken: boolean
    coup: number
    late: string
  }

  /** The first message of a connection: for whom the floor takes this page. */
  interface Hello {
    kind: 'hello'
    you: string
    role: Role | null
    rank: string
    table: string
  }

  /** An event that was found, as it is told; `coup` is counted through the log, `within` in its shoe, 0 where none. */
  interface HitShown {
    stream: string
    kind: string
    entry: number
    event: string
    at: number
    by: string
    who: string
    rank: string
    rank_name: string
    coup: number
    shoe: number
    within: number
    says: string
    clauses: string[]
  }

  /** An entry of the house log; pages say it by its kind and facts. */
  interface HouseEntryShown {
    number: number
    at: number
    by: string
    kind: string
    facts: { [name: string]: string | number | boolean | string[] }
  }

  /** What can be asked for: streams, lists of exceptions with the events in each, and the floor's time. */
  interface InspectLists {
    at: number
    streams: StreamListed[]
    exceptions: { [name: string]: string[] }
  }

  /** That the integrity of the promotion or the draw is compromised, and what was determined. */
  interface IntegrityFinding {
    number: number
    outcome: 'postponed' | 'cancelled'
    of: 'promotion' | 'draw'
    why: string
    at: number
    owed: string[]
    notified: number | null
    reference: string
  }

  /** Slips that could be reported at this version; or the matter that waits and its remedies, and why not for you. */
  interface IrregularitiesShown {
    version: number
    slips?: SlipShown[]
    matter?: MatterShown
    remedies?: RemedyShown[]
    refused?: { [name: string]: RefusedReply }
  }

  /** What a book has to grant, the lowest first, and what each role has by itself. */
  interface LadderShown {
    book: string
    casino: string
    staff: RankOffered[]
    inspectors: RankOffered[]
    by_role: { [name in Role]: string }
    tables: string[]
  }

  /** A language that pages speak; `name` is what it calls itself. */
  interface LanguageListed {
    language: string
    tag: string
    name: string
    beside: string
    digest: string
  }

  /** The last coup that was announced: its hands stay on the public display when the cards are cleared. */
  interface LastCoup {
    coup: number
    winner: Winner
    player: string[]
    banker: string[]
    player_count: number
    banker_count: number
  }

  interface LayoutDescribed {
    id: string
    name: string
    wagers: string[]
    places: number | null
    other_places: number[]
    choices: string[][]
    side_wagers_stated: boolean
  }

  /** What brings a refused act nearer: a step that can be taken now, or a time or coups to wait for. */
  interface Lead {
    step?: Step
    yours?: boolean
    until?: number
    coups?: number
    clauses?: string[]
  }

  /** How it stands with one lesson, as the reader keeps it: its box, when it is due, how often asked and right. */
  interface LearntSo {
    lesson: string
    box: number
    due: number
    asked: number
    right: number
  }

  /** The least and the most that may be staked on one wager. */
  interface Limit {
    minimum: number
    maximum: number
  }

  /** The figures of the table limit sign. */
  interface LimitSign {
    limits: Limit
    wagers?: [string, Limit][]
    differential?: number
    unit?: number
    area_maximum?: number
    player_maximum?: number
  }

  /** How the log stands: its streams, the editions kept with it, the house log, and who verifies just now. */
  interface LogStanding {
    at: number
    streams: StreamStanding[]
    editions: EditionKept[]
    house: number
    house_hash: string
    key: string
    heads: number
    verifying: string
  }

  interface Login {
    id: string
    password: string
  }

  /** As whom someone looks. */
  type LooksAs = 'patron' | 'dealer' | 'supervisor' | 'outside' | 'display'

  /** The colour of a derived mark; neither of them is Banker or Player. */
  type Mark = 'R' | 'B'

  /** An irregularity that was reported and waits for its remedy: while it does, the coup stands still. */
  interface MatterShown {
    number: number
    slip: string
    coup: number
    clauses?: string[]
    cards?: (string | null)[]
    patron?: string
    shoe?: number
  }

  /** Who is logged in, and what the floor offers to whoever is not. */
  interface Me {
    id: string
    role: Role | null
    alias: string
    locked: boolean
    must_choose: boolean
    demo: boolean
    needs_setup: boolean
    away: string
  }

  /** Where a tournament's money came from and where it went. */
  interface MoneySums {
    fees: number
    added: number
    prizes: number
    commission: number
    refunds: number
    cashed: number
    held: number
  }

  /** Why somebody should look at a table: `wants-<kind>` says it of the facts. It holds from `since` on. */
  interface Need {
    kind: string
    weight: number
    facts?: { [name: string]: unknown }
    since?: number
  }

  interface NewAccount {
    id: string
    role: Role
    password?: string | null
    name?: string
  }

  /** One's own; the old one is asked for unless a one-time code was used. */
  interface NewPassword {
    old?: string
    new: string
  }

  /** A promotion to begin: its id, its book, and the file of its terms. */
  interface NewPromotion {
    id: string
    book: string
    terms: string
  }

  /** A table for the floor, with a set-up as `open-table` takes it. */
  interface NewTable {
    id: string
    name: string
    book: string
    setup: Commands['open-table']['setup']
    automatic?: Automatic[]
    betting_seconds?: number
    cut_seconds?: number
    pause_seconds?: number
    step_milliseconds?: number
  }

  /** A tournament to begin: its id, its book, and the file of its terms. */
  interface NewTournament {
    id: string
    book: string
    terms: string
  }

  /** `learnt` is what was learnt of this book and variation, `seed` whatever the reader's chance gave. */
  interface NextDrill {
    book: string
    variation: string
    kinds: ('third-card' | 'winner' | 'payout' | 'irregularity')[]
    seed: string
    learnt?: LearntSo[]
    language?: string
  }

  /** What a table, or the tournament, does not accept now of the other: somebody has to see to it. */
  interface NotCarried {
    table: string
    command: string
    refused: RefusedReply
  }

  /** A notice that runs: what is to come, and after how many milliseconds or coups it may be done at the earliest. */
  interface NoticeListed {
    about: string
    minimum: number | null
    milliseconds: number | null
    coups: number | null
  }

  /** A notice, and when what it tells of may be done at the earliest: at a time, or after so many coups more. */
  interface NoticeShown {
    about: string
    since: number
    takes_effect?: number
    says?: string
    minimum?: number
    variation?: string
    wager?: string
    ready?: number
    coups?: number
  }

  /** What there is to choose of a book, and what whoever asks may do: take cards out first (`removed`; else by which clauses not, if by any), see the house edge (`edges`). */
  interface OddsChoices {
    book: string
    casino: string
    title: string
    decks: number[]
    usual_decks: number
    variations: VariationOfOdds[]
    removed: boolean
    clauses: string[]
    edges: boolean
  }

  interface OddsShown {
    book: string
    casino: string
    title: string
    edition: string
    variation: string
    name: string
    decks: number
    options: { [name: string]: string }
    cards: number
    deals: string
    fresh: boolean
    removed: string
    wagers: WagerOfOdds[]
  }

  /** What every patron may do with each of these wagers before the coup goes on. */
  interface OfferShown {
    choices: string[]
    wagers: number[]
    clauses?: string[]
  }

  /** An event without what is not everyone's business. */
  interface Openly {
    text: string
    facts?: { [name: string]: unknown }
  }

  interface OptionDescribed {
    key: string
    about: string
    values: string[]
    default: string | null
    clauses: string[]
    least: string
    most: string
  }

  /** A choice of the operator's that decides what is offered or paid; `usual`, by its name, is nothing where it must be made. */
  interface OptionOfOdds {
    key: string
    about: string
    values: ValueOfOption[]
    usual: string
    clauses: string[]
  }

  /** A patron's own: chips, tokens, wagers, debts, and limits where they are not those of the sign. */
  interface Own {
    patron: string
    rack?: number
    tokens?: number
    owes?: number
    debt?: number
    wagers?: WagerShown[]
    limits?: [string, Limit][]
    above_differential?: number
    approved?: string[]
    to_answer?: number[]
    excluded?: string[]
    secret?: WagerShown[]
    reserved?: number
    my_turn?: boolean
  }

  /** Something an entrant may do by themselves, with the facts that are known. */
  interface OwnAct {
    act: string
    facts: { [name: string]: string | number | boolean }
  }

  /** How it stands for whoever asks: minutes at the tables and what came of it within a day, limits, and `reminder`, the minutes between two reminders of this, nothing where none is wanted. */
  interface OwnCheck {
    at: number
    minutes: number
    net: number
    limits: OwnLimitShown[]
    reminder: number | null
  }

  /** A coup of whoever asks; cards and how they came only where its shoe is over. */
  interface OwnCoupShown {
    place: string
    table: string
    name: string
    casino: string
    coup: number
    shoe: number
    within: number
    at: number
    result: string
    marks: string[]
    wagers: OwnWagerShown[]
    net: number
    money: string
    contest: boolean
    over: boolean
    revealed: boolean
    player: string[]
    banker: string[]
    steps: string[]
  }

  /** What an entrant sees of their own entry. */
  interface OwnEntry {
    entrant: Entrant
    rank: number
    prize_due: number
    complaints: Complaint[]
    acts: OwnAct[]
    at_desk: DeskAct[]
  }

  /** The newest first; `next` asks for those before, and is empty where there are none. */
  interface OwnHistory {
    coups: OwnCoupShown[]
    next: string
    all: number
  }

  /** In cents, or in minutes for time; `later` comes when it is due, and no amount is no limit. */
  interface OwnLimitShown {
    kind: 'stake' | 'loss' | 'time'
    amount: number | null
    later: number | null
    due: number | null
  }

  /** What is named is changed; nothing for an amount takes the limit away. */
  interface OwnLimitsWanted {
    stake?: number | null
    loss?: number | null
    time?: number | null
    reminder?: number | null
  }

  /** A shoe that was revealed, for a page that checks it: what was committed to and when, and what was behind it. */
  interface OwnShoe {
    table: string
    shoe: number
    at: number
    commitment: string
    tape: string
    salt: string
  }

  /** A time at a table; `until` is nothing for whoever is there. `net` is in whole cents, `money` as it is written. */
  interface OwnSittingShown {
    table: string
    name: string
    since: number
    until: number | null
    coups: number
    net: number
    money: string
  }

  /** The newest first, with the floor's time. */
  interface OwnSittings {
    at: number
    sittings: OwnSittingShown[]
  }

  /** One wager and why it came out so; the clause that decided it is the first of `clauses`. Amounts in cents. */
  interface OwnWagerShown {
    wager: string
    stake: number
    back: number
    resolution: string
    says: string
    clauses: string[]
  }

  /** A language as a page has it. `beside` is the one that stands beside it where a page shows two. */
  interface PageWords {
    language: string
    tag: string
    name: string
    beside: string
    digest: string
    messages: { [name: string]: unknown }
  }

  /** What became of one wager, for the patron who placed it. */
  interface Paid {
    patron: string
    number: number
    wager: string
    stake: number
    resolution: string
    row: string
    profit: number
    commission: number
    back: number
    clauses: string[]
    figures?: { [name: string]: string | number }
  }

  /** A wager that was paid wrong, and how far it was put right. */
  interface PaymentError {
    number: number
    patron: string
    coup: number
    wager: number
    due: number
    paid: number
    since: number
    until: number | null
    enquired: boolean
    intentional: boolean
    identified: string
    tried: boolean
    rectified: number
    reported: boolean
    informed?: boolean
    closed?: boolean
  }

  /** Limits agreed for one patron where the book shows them by a sign. */
  interface PersonalSign {
    minimum?: number
    maximum?: number
  }

  /** Where a table stands, in one word. */
  type Phase = 'closed' | 'no-cards' | 'unshuffled' | 'uncut' | 'cut' | 'loaded' | 'wagering' | 'no-more-bets' | 'dealing' | 'announced' | 'settled' | 'shoe-ended' | 'results'

  /** A table among many: what it needs, the most urgent first, how many coups an hour, and what is owed there. */
  interface PitShown {
    needs?: Need[]
    pace?: number
    commission?: number
    debts?: number
  }

  /** A place and why it is that one: chips or points, and what parted it from those with as much. */
  interface Placing {
    entrant: string
    place: number
    chips: number
    points: [number, number]
    table: string
    coup: number
    extra: number[]
    round: number
    ahead: string
    of: string
  }

  /** How far a coup has come. */
  type Play = 'wagering' | 'dealing' | 'announced' | 'settled'

  /** The part for one person: in which role they look, what they may do now, and what is theirs to see. */
  interface Private {
    role: LooksAs
    possible?: string[]
    own?: Own
    staff?: Staff
    duties?: DutyShown[]
    groups?: ActGroup[]
    after?: Step
  }

  interface PrizeAward {
    number: number
    prize: number
    what: string
    value: number
    ticket: number
    entrant: string
    drawn: number
    notify: boolean
    tries: ContactTry[]
    status: AwardStatus
    form: string
    alternative: number
  }

  /** An act, and why it would be refused whatever its facts are; nothing where that depends on them. */
  interface PromotionActOffered {
    act: string
    chapter: string
    reason?: string
    clauses?: string[]
  }

  /** What staff see besides: by ids. */
  interface PromotionBoard {
    tickets: PromotionTicket[]
    excluded: { [name: string]: string }
    present: string[]
    awards: PrizeAward[]
    claims: RefusedClaim[]
    findings: IntegrityFinding[]
    disputes: PromotionDispute[]
    submissions: TermsSubmission[]
    editions: number
  }

  /** A promotion in a list. */
  interface PromotionCard {
    id: string
    name: string
    book: string
    casino: string
    stage: 'prepared' | 'published' | 'entries' | 'closed' | 'drawn' | 'postponed' | 'cancelled' | 'over'
    edition: number
    entries: number
    starts: number
    closes: number
    draws_at: number
    symbol: string
    zone: string
    prizes: number
    trouble: string
    trouble_says: [string, { [name: string]: unknown }] | null
  }

  /** A command of a promotion, or a question why one would be refused: the same as over the socket. */
  interface PromotionCommandAsked {
    id: string
    command: string
    facts?: { [name: string]: unknown }
    version?: number | null
    why?: boolean
  }

  interface PromotionDispute {
    number: number
    person: string
    about: string
    at: number
    decision: string
    by: string
    accepted: boolean
    advised: string[]
  }

  /** What somebody may do now, and values by the name of the fact they are for. */
  interface PromotionOffer {
    acts: PromotionActOffered[]
    choices: { [name: string]: (string | number)[] }
    defaults: { [name: string]: string | number }
  }

  /** A promotion as whoever asks may see it, and what happened since; for staff, what they may do. */
  interface PromotionShown {
    kind: 'view'
    version: number
    now: number
    view: PromotionView
    told: Announcement[]
    offer?: PromotionOffer
    people?: { [name: string]: string }
    trouble?: string
    trouble_says?: [string, { [name: string]: unknown }]
  }

  /** One entry: one chance in the draw. */
  interface PromotionTicket {
    number: number
    entrant: string
    by: 'wager' | 'visit' | 'hand'
    at: number
    wager: number
    reference: string
  }

  /** `edition` is the number of the terms that hold, nothing where none do; so are all that follow from them. */
  interface PromotionView {
    name: string
    book: string
    casino: string
    symbol: string
    zone: string
    stage: 'prepared' | 'published' | 'entries' | 'closed' | 'drawn' | 'postponed' | 'cancelled' | 'over'
    edition: number
    where: string
    starts: number
    place: string
    closes: number
    draws_at: number
    draw_place: string
    present: boolean
    there: number
    entries: number
    prizes: SeenPrize[]
    commitment: string
    draws: SeenDraw[]
    why: string
    announced: string
    board?: PromotionBoard
  }

  /** A sign of life where there is no news. */
  interface Pulse {
    kind: 'pulse'
    now: number
  }

  /** The rank of somebody by a book: at one of its tables, or at all where none is named. */
  interface RankAsked {
    book: string
    table?: string
    rank: string
  }

  /** What somebody was granted; `rank` may be "none". */
  interface RankHeld {
    book: string
    table: string
    rank: string
  }

  interface RankNamed {
    id: string
    name: string
  }

  /** A rank of a book in the book's own words; `yours`: whether whoever asks may grant it at every table. */
  interface RankOffered {
    id: string
    name: string
    clauses: string[]
    yours: boolean
  }

  interface RankRemoved {
    rank: string
    effect: string
    shown: string
  }

  /** All ranks that somebody was granted. */
  interface RanksShown {
    id: string
    ranks: RankHeld[]
  }

  /** Why something was refused. The names are stable; their order is the order of precedence. */
  type Reason = 'repeated-command' | 'time-runs-backwards' | 'time-not-possible' | 'unknown-rank' | 'no-rank' | 'rank-too-low' | 'not-for-another' | 'only-the-machine' | 'only-the-tournament' | 'id-reserved' | 'other-stream' | 'table-already-open' | 'table-not-open' | 'other-edition' | 'cards-to-check' | 'shoe-not-revealed' | 'results-only' | 'dealt-with-cards' | 'unknown-variation' | 'decks-not-allowed' | 'unknown-option' | 'option-comes-later' | 'option-value-not-allowed' | 'no-differential-surcharge' | 'tournament-only' | 'unknown-layout' | 'unknown-venue' | 'places-not-allowed' | 'places-not-closed' | 'continuous-shuffler' | 'no-virtual-shoe' | 'unknown-method' | 'face-not-allowed' | 'thing-not-approved' | 'outside-gaming-hours' | 'limits-out-of-order' | 'no-such-power' | 'nothing-to-approve' | 'unknown-sign' | 'notice-not-up' | 'notice-without-time' | 'notice-without-change' | 'notice-too-short' | 'notice-of-another-change' | 'surveillance-not-told' | 'matter-open' | 'offer-open' | 'changes-open' | 'no-matter' | 'no-offer' | 'unknown-slip' | 'facts-missing' | 'slip-does-not-fit' | 'unknown-remedy' | 'another-person-needed' | 'not-all-agree' | 'choice-not-offered' | 'nobody-to-tell' | 'duty-needs-its-act' | 'channel-not-allowed' | 'not-forbidden' | 'not-a-breach' | 'unknown-case' | 'not-decided' | 'already-decided' | 'payment-was-right' | 'not-as-settled' | 'not-excluded' | 'nothing-held' | 'no-tournaments' | 'not-the-director' | 'tournament-begun' | 'tournament-not-begun' | 'tournament-over' | 'reference-missing' | 'copy-missing' | 'other-regulator' | 'terms-not-written' | 'terms-fixed' | 'terms-incomplete' | 'terms-not-published' | 'regulator-not-advised' | 'change-not-notified' | 'no-director' | 'director-absent' | 'not-appointed' | 'already-done' | 'table-not-designated' | 'table-at-play' | 'not-in-the-terms' | 'against-the-rules' | 'entries-closed' | 'entries-open' | 'unknown-entrant' | 'not-entitled' | 'criteria-not-met' | 'staff-not-approved' | 'not-signed' | 'already-entered' | 'field-full' | 'field-too-small' | 'not-with-this-status' | 'period-over' | 'too-often' | 'round-passed' | 'not-the-price' | 'unknown-round' | 'unknown-session' | 'session-not-at-this-stage' | 'round-not-open' | 'ballot-not-committed' | 'tape-not-as-committed' | 'word-missing' | 'word-not-theirs' | 'too-few-seats' | 'notice-not-given' | 'starts-later' | 'seats-not-taken' | 'not-briefed' | 'practice-on' | 'break-without-length' | 'ends-too-early' | 'count-does-not-fit' | 'coups-not-as-terms' | 'points-not-as-terms' | 'tables-not-counted' | 'equals-not-parted' | 'not-equals' | 'shares-do-not-add-up' | 'not-due' | 'not-refundable' | 'still-open' | 'unknown-act' | 'not-their-act' | 'rests-on-it' | 'no-promotions' | 'promotion-begun' | 'promotion-not-begun' | 'promotion-over' | 'terms-not-submitted' | 'submitted-too-late' | 'promotion-postponed' | 'promotion-not-postponed' | 'times-out-of-order' | 'promotion-not-started' | 'way-not-offered' | 'wager-below-entry' | 'entries-still-open' | 'draw-not-committed' | 'draw-word-missing' | 'draw-word-not-theirs' | 'nothing-to-draw' | 'nobody-to-draw' | 'not-drawn' | 'method-not-listed' | 'winner-not-entitled' | 'no-alternative' | 'not-money' | 'form-missing' | 'not-paid-so' | 'not-their-award' | 'details-not-kept' | 'contest-on' | 'no-contest' | 'table-in-use' | 'play-stopped' | 'play-not-stopped' | 'practising' | 'not-practising' | 'play-has-begun' | 'contest-over' | 'contest-not-over' | 'must-vacate' | 'can-still-wager' | 'chips-not-settled' | 'chips-fixed' | 'unequal-bank' | 'marker-not-placed' | 'marker-elsewhere' | 'not-next-to-wager' | 'not-all-asked' | 'turn-over' | 'not-their-turn' | 'not-their-seat' | 'has-passed' | 'secret-made' | 'no-secret' | 'none-left' | 'both-hands' | 'not-all-wagered' | 'secrets-not-revealed' | 'shoe-ended' | 'shoe-not-ready' | 'not-at-this-stage' | 'coup-in-progress' | 'not-being-dealt' | 'commission-owed' | 'check-first' | 'shoe-not-committed' | 'shoe-committed' | 'patrons-may-still-cut' | 'signs-missing' | 'dummy-coup' | 'bets-not-called' | 'bets-not-closed' | 'wagering-over' | 'bets-closed' | 'wagering-not-over' | 'nothing-wagered' | 'pairs-not-settled' | 'cards-face-down' | 'card-still-due' | 'no-card-due' | 'carried-card-first' | 'no-carried-card' | 'cutting-card-already-out' | 'no-cards-left' | 'cards-left' | 'nothing-to-settle' | 'unknown-patron' | 'excluded-from-game' | 'already-here' | 'unknown-place' | 'place-closed' | 'seat-taken' | 'not-seated' | 'not-abstaining' | 'wagers-on-the-layout' | 'holds-cards' | 'amount-not-possible' | 'cash-not-taken' | 'not-enough-chips' | 'not-enough-tokens' | 'nothing-owed' | 'text-not-possible' | 'no-further-contribution' | 'another-back-needed' | 'cards-to-replace' | 'pre-shuffled' | 'not-pre-shuffled' | 'unknown-burn' | 'needs-a-request' | 'not-their-cut' | 'cut-out-of-place' | 'cutting-card-out-of-place' | 'burn-card-unseen' | 'burn-stays-unseen' | 'not-delivered-here' | 'nothing-to-deliver' | 'hand-out' | 'hand-not-out' | 'not-wagering-on-it' | 'not-next-for-cards' | 'hand-to-offer' | 'not-their-hand' | 'shoe-with-patron' | 'not-their-shoe' | 'shoe-to-offer' | 'unknown-result' | 'result-as-recorded' | 'too-many-results' | 'card-unknown' | 'card-not-as-drawn' | 'card-not-as-put-back' | 'card-not-correctable' | 'card-as-recorded' | 'wrong-number-of-cards' | 'card-too-often' | 'card-missing' | 'card-not-allowed' | 'unknown-wager' | 'not-in-this-variation' | 'not-with-these-decks' | 'option-not-chosen' | 'switched-off' | 'stake-not-positive' | 'stake-too-large' | 'tokens-not-accepted' | 'needs-several-coups' | 'needs-one-coup' | 'needs-a-nomination' | 'not-offered-in-this-coup' | 'needs-a-main-wager' | 'above-own-main-wager' | 'not-on-one-layout' | 'no-area-for-wager' | 'split-not-payable' | 'not-offered-here' | 'unknown-wager-number' | 'not-a-valid-placement' | 'spoken-not-taken' | 'restricted-to-main' | 'already-placed' | 'not-approved' | 'area-full' | 'not-in-units' | 'below-minimum' | 'above-maximum' | 'above-differential' | 'tail-not-running' | 'tail-running' | 'last-coup' | 'not-payable-in-chips' | 'nothing-to-reduce' | 'unknown-grounds' | 'grounds-not-met' | 'unknown-row'

  /** Something the book forbids that someone did: a patron, or whoever else in words. */
  interface RecordedBreach {
    number: number
    kind: string
    patron: string
    who: string
    by: string
    coup: number
  }

  interface RefusalShown {
    reason: Reason
    clauses?: string[]
    facts?: { [name: string]: string | number | (string | number)[] }
  }

  /** Someone who was refused a prize; what is kept of them apart from the log is listed in `details`. */
  interface RefusedClaim {
    number: number
    claimant: string
    prize: number
    value: number
    reason: string
    at: number
    award: number
    details: string[]
    told: number | null
  }

  interface RefusedReply {
    reason: string
    sentence: string
    clauses: string[]
    facts: { [name: string]: unknown }
    leads?: Lead[]
    able?: string[]
  }

  /** An act that was refused: nothing happened by it, and no log has it. */
  interface RefusedShown {
    at: number
    stream: string
    by: string
    role: string
    rank: string
    command: string
    reason: string
    clauses: string[]
    says: string
  }

  /** What the regulator was told, when, how, and the reference under which that can be found. */
  interface RegulatorAdvice {
    to: string
    reference: string
    channel: string
    copy: boolean
    about: 'terms' | 'change'
    edition: number
    at: number
  }

  /** One of the remedies the book allows: who may order it, and what it would do to the coup and to each wager. */
  interface RemedyShown {
    id: string
    about: string
    rank: string
    clauses: string[]
    two_people?: boolean
    all_agree?: boolean
    tells?: string[]
    refusal?: RefusalShown
    coup?: EffectShown[]
    wagers?: WagerEffect[]
  }

  /** What one card less of each rank does to every wager that is decided by one coup. For staff and study. */
  interface RemovalShown {
    book: string
    variation: string
    wagers: WagerRemoved[]
  }

  /** The answer to one message: done, refused, in conflict with what happened meanwhile, or not understood. */
  interface Reply {
    kind: 'answer'
    id: string
    done?: boolean
    again?: boolean
    late?: boolean
    version?: number
    refused?: RefusedReply
    conflict?: [number, number]
    error?: string
    code?: ErrorCode
    facts?: { [name: string]: unknown }
  }

  /** A report that there is: `first` to `last` are the latest days that are over, `today` the last to ask for. */
  interface ReportListed {
    report: string
    book: string
    casino: string
    family: 'book' | 'floor'
    title: string
    clauses: string[]
    period: 'gaming-day' | 'month'
    by: string[]
    first: string
    last: string
    today: string
  }

  /** A report as people read it, in the language that was asked for; `over`: nothing can be added to it any more. */
  interface ReportShown {
    report: string
    book: string
    casino: string
    title: string
    first: string
    last: string
    over: boolean
    heading: string[]
    columns: ColumnShown[]
    rows: string[][]
    total: boolean
    closing: string
    notes: string[]
    curve: string
  }

  /** What becomes of a wager. */
  type Resolution = 'wins' | 'loses' | 'standoff' | 'void' | 'open'

  /** A derived road: a letter a mark, and where each stands. */
  interface RoadMarks {
    marks: string
    positions: [number, number][]
  }

  /** The scoreboard, in the shape of `croupier roads --json`, with its counts and the last coup's hands. */
  interface RoadsShown {
    bead_plate: string[][]
    big_road: [number, number, string, number][]
    big_eye_boy: RoadMarks
    small_road: RoadMarks
    cockroach_pig: RoadMarks
    ask: { [name in 'B' | 'P']: { [name in Derived]: Mark | null } }
    counts: Counts
    pairs: string[]
    last: LastCoup | null
  }

  type Role = 'player' | 'dealer' | 'supervisor' | 'manager' | 'inspector' | 'administrator' | 'director'

  /** An event of a wager. `net` and `probability` are exact, `n/d`; a wager over several coups has no `deals`. */
  interface RowOfOdds {
    event: string
    result: string
    pays: string
    net: string
    deals: string
    probability: string
    share: string
    changed: boolean
    clauses: string[]
  }

  /** A message of a client: a command, why one would be refused, a sign of life, or a call for a supervisor. */
  interface Said {
    say: 'command' | 'why' | 'ping' | 'call' | 'answer-call' | 'end-call'
    id?: string
    version?: number | null
    command?: string
    facts?: { [name: string]: unknown }
  }

  interface SaidInBook {
    says: string
    clauses: string[]
  }

  /** What someone had at the end of a session: chips, the place among those they played against, points for it. */
  interface Scored {
    session: number
    round: number
    chips: number
    place: number
    points: [number, number]
    coup: number
    extra: number[]
  }

  /** One slice of a search. `next` is what to ask on with; empty where everything was gone through. */
  interface SearchAnswer {
    hits: HitShown[]
    next: string
    entries: number
    broken: { [name: string]: string }
  }

  /** A place with someone or something at it, and its markers. Whoever stands is at place 0. */
  interface Seat {
    place: number
    patron?: string
    closed?: boolean
    owes?: number
    personal_limit?: boolean
    personal_sign?: PersonalSign
    kept_minimum?: number
    keeps?: string[]
  }

  /** Who plays in a repechage, and how many of them go on. */
  interface SecondChance {
    players: string[]
    number: number
  }

  /** A draw with everything that it can be checked by. */
  interface SeenDraw {
    number: number
    at: number
    among: number
    commitment: string
    tape: string
    salt: string
    word: string
    by: string
    winners: SeenWinner[]
    passed: SeenPassed[]
    undrawn: number
    clauses: string[]
  }

  /** Somebody as everyone may see them. */
  interface SeenEntrant {
    id: string
    number: number
    status: string
    table: string
    seat: number
    taken: boolean
    chips: number
    place: number
  }

  interface SeenPassed {
    ticket: number
    who: string
    why: string
  }

  /** Further coups among equals that are played now. */
  interface SeenPlayOff {
    session: number
    coups: number
    seats: DrawnSeat[]
    counted: string[]
  }

  interface SeenPrize {
    what: string
    number: number
    value: number
  }

  interface SeenSession {
    number: number
    round: number
    name: string
    starts: number
    stage: string
    paused_for: string
    tables: { [name: string]: string[] }
    counted: string[]
  }

  /** The terms that hold, in a few figures; the whole of them is a document of its own. */
  interface SeenTerms {
    starts: number
    place: string
    fee: number
    bank: number
    least: number
    most: number
    rounds: [string, number][]
    shares: [number, number, number, string][]
    secret: number
    pass_cards: number
    own_devices: boolean
    devices_by: string[]
    signature: boolean
  }

  /** An entry that won; `who` is an alias, or nothing where the number of the entry is all that is shown. */
  interface SeenWinner {
    award: number
    prize: string
    value: number
    ticket: number
    who: string
  }

  type SessionStage = 'scheduled' | 'drawn' | 'running' | 'paused' | 'ended'

  /** What was fixed when the table opened. Amounts that the sign does not have are nothing. */
  interface Setup {
    variation: string
    decks: number
    options: [string, string][]
    chips: number[]
    layout: string
    further_areas: string[]
    side_wagers: string[]
    places: number
    closed_places: number[]
    venue: string
    cash: boolean
    shoe: 'dealing-shoe' | 'scanning-shoe' | 'virtual-shoe' | 'continuous-shuffler'
    limits: Limit
    wager_limits: [string, Limit][]
    approved_minimum: number
    area_maximum: number | null
    area_capacity: number | null
    differential: number | null
    unit: number | null
    tournament: boolean
    gaming_ends: number | null
    method: string
    face: 'up' | 'down' | null
    player_maximum?: number
    results_only?: boolean
  }

  /** The part that is the same for everyone, encoded once a version. A closed table has no more than a name. */
  interface Shared {
    table: string
    version: number
    phase: Phase
    unrevealed?: string
    owed?: number
    game?: GameShown
    board?: SignBoard
    shoe?: ShoeMeter
    coup?: CoupShown
    seats?: Seat[]
    turn?: Turn
    dragon_tails?: DragonTails
    matter?: MatterShown
    offer?: OfferShown
    changes?: boolean
    carried?: (string | null)[]
    next_dummy?: string
    contest?: ContestShown
    results_only?: boolean
  }

  /** The patron to whom the dealing shoe was passed, the hand they play and who deals for them. */
  interface ShoeHolder {
    patron: string
    acts_as: Side
    dealer: string
  }

  /** How far the shoe is, as anyone at the table sees it; how many cards are left is for staff (`Tray`). */
  interface ShoeMeter {
    number: number
    stage: Stage
    coups?: number
    cutting_card_out?: boolean
    last_coup?: boolean
    burn_card?: string
    holder?: ShoeHolder
    commitment?: string
    contributions?: [string, string][]
    pages?: string[]
    cut_between?: [number, number]
    waits_until?: number
    cut_at?: number
    seeded?: boolean
  }

  /** The two hands; a person at the table is a patron, never a "player". */
  type Side = 'player' | 'banker'

  /** What stands beside the layout: signs, notices, side wagers kept for those with a main wager. */
  interface SignBoard {
    limits: LimitSign
    signs?: string[]
    notices?: NoticeShown[]
    restricted?: string[]
  }

  /** Something that can be reported now, the facts it needs, and the clauses that speak of it. */
  interface SlipShown {
    slip: string
    needs?: string[]
    may_say?: string[]
    clauses?: string[]
  }

  /** What dealers, supervisors and inspectors see beyond the layout. */
  interface Staff {
    shoe: Tray
    wagers?: WagerShown[]
    take_and_pay?: TakeAndPay[]
    warnings?: Warned[]
    approvals?: Granted[]
    totals?: Totals
    next?: Step
    disputes?: Dispute[]
    breaches?: RecordedBreach[]
    payment_errors?: PaymentError[]
    debts?: Debt[]
    announced?: Announced[]
    exposure?: number
  }

  /** Someone wants a supervisor at their table. */
  interface StaffCall {
    by: string
    at: number
    answered_by?: string
    answered_at?: number
  }

  /** How far a shoe is prepared, or played. */
  type Stage = 'no-cards' | 'unshuffled' | 'uncut' | 'cut' | 'loaded' | 'in-play' | 'ended'

  /** The one next step at a table. */
  interface Step {
    command: string
    rank: string
    whose?: string
    facts?: { [name: string]: string | number | (string | number)[] }
    needs?: string[]
    tells?: { [name: string]: string | number | (string | number)[] }
    clauses?: string[]
  }

  /** Where a wager over several coups lies: with the others of its kind and side. */
  interface Streak {
    kind: 'run' | 'tail'
    side: string
    length?: number
    late?: boolean
    nominates?: number
  }

  /** A table, tournament or promotion of the log, also one that is closed. */
  interface StreamListed {
    stream: string
    kind: string
  }

  /** One stream: how long its log is and where it ends, by which book, and up to where a head of its own is signed. */
  interface StreamStanding {
    stream: string
    kind: string
    edition: string
    entries: number
    coups: number
    shoes: number
    at: number
    hash: string
    signed: number
    signed_at: number
    broken: string
  }

  /** A table of this floor at which a session of the tournament is played now. */
  interface TableInContest {
    table: string
    name: string
    session: string
    phase: string
    coups: number
    of: number
    paused: string
    ended: string
    asked: number
    entrants: AtContest[]
  }

  interface TableListed {
    id: string
    name: string
    book: string
    casino: string
    variation: string
    phase: string
    currency: string
    symbol: string
    minimum: number
    maximum: number
    seats_taken: number
    places: number
    automatic: boolean
    shoe: string
    results: string
    trouble: string
    trouble_says: [string, { [name: string]: unknown }] | null
    notices: NoticeListed[]
    seeded: boolean
    stands_still: boolean
    road: string
    who: string[]
    wagers: WagerListed[]
    by_hand: boolean
    waits_for_dealer: boolean
  }

  /** The Dragon Tail indicators, and whose Late areas are open for the coup now open. */
  interface Tails {
    player: number
    banker: number
  }

  /** One line of the take-and-pay list: what is taken, paid and given back, and by which row and clauses. */
  interface TakeAndPay {
    number: number
    patron: string
    place: number
    wager: string
    resolution: Resolution
    row: string
    clauses: string[]
    figures?: { [name: string]: string | number | (string | number)[] }
    stake?: number
    takes?: number
    pays?: number
    back?: number
    commission?: number
    waits?: [number, number]
  }

  /** What this browser is called from now on: where it stands. */
  interface TerminalMade {
    name: string
  }

  /** `here` is the browser that asks. */
  interface TerminalShown {
    id: string
    name: string
    at: number
    by: string
    here: boolean
  }

  /** `holds`: whether this floor asks for terminals at all. */
  interface TerminalsShown {
    holds: boolean
    terminals: TerminalShown[]
  }

  /** That the regulator was given the terms: when, how, and the reference under which that can be found. */
  interface TermsSubmission {
    to: string
    reference: string
    channel: string
    edition: number
    at: number
  }

  /** One thing of which two books say something else; nothing on a side whose book does not speak of it. */
  interface ThingCompared {
    thing: string
    left: SaidInBook | null
    right: SaidInBook | null
  }

  interface TimeAnswer {
    counts: boolean
  }

  /** Until when wagers are taken at a table that closes them by itself. */
  interface Timer {
    closes: number
    lasts: number
  }

  interface TopicCompared {
    topic: string
    things: ThingCompared[]
  }

  /** What the ledger says of the table: for supervisors and inspectors. */
  interface Totals {
    in_float: number
    in_drop_box: number
    receivable: number
  }

  /** A tournament in the lobby. */
  interface TournamentCard {
    id: string
    name: string
    book: string
    casino: string
    stage: 'preparing' | 'entries' | 'before-play' | 'playing' | 'ended' | 'cancelled' | 'closed'
    entrants: number
    most: number
    may_enter: boolean
    starts: number
    fee: number
    symbol: string
    tables: string[]
    demo: boolean
    trouble: string
    trouble_says: [string, { [name: string]: unknown }] | null
  }

  /** A command of a tournament, or a question why one would be refused: the same as over the socket. */
  interface TournamentCommandAsked {
    id: string
    command: string
    facts?: { [name: string]: unknown }
    version?: number | null
    why?: boolean
  }

  /** Acts in the order of an event, and values by the name of the fact they are for. */
  interface TournamentOffer {
    acts: ActOffered[]
    choices: { [name: string]: (string | number)[] }
    defaults: { [name: string]: number }
  }

  interface TournamentSession {
    number: number
    round: number
    starts: number
    stage: SessionStage
    seats: DrawnSeat[]
    counted: { [name: string]: CountedTable }
    ended_early: { [name: string]: string }
    points: [string, [number, number]][]
    play_offs: [string, number][][]
    repechage: SecondChance | null
    paused_for: string
  }

  /** A tournament as whoever asks may see it, and what happened since; for those who conduct it, what they may do. */
  interface TournamentShown {
    kind: 'view'
    version: number
    now: number
    view: TournamentView
    told: Announcement[]
    tables: TableInContest[]
    offer?: TournamentOffer
    waits?: NotCarried[]
    people?: { [name: string]: string }
    trouble?: string
    trouble_says?: [string, { [name: string]: unknown }]
  }

  /** A command by its name, the facts that are known of it, and the clauses that want it. */
  interface TournamentStep {
    act: string
    facts: { [name: string]: string | number | string[] }
    clauses: string[]
  }

  interface TournamentView {
    id: string
    name: string
    stage: 'preparing' | 'entries' | 'before-play' | 'playing' | 'ended' | 'cancelled' | 'closed'
    director: string
    book: string
    casino: string
    symbol: string
    zone: string
    terms: number
    told: SeenTerms | null
    where: string
    pool: number
    entrants: SeenEntrant[]
    sessions: SeenSession[]
    break_until: number
    further: SeenPlayOff | null
    ranking: Placing[]
    prizes: AwardedPrize[]
    cancelled: boolean
    closed: boolean
    own: OwnEntry | null
    board: DirectorsBoard | null
  }

  /** The shoe as staff see it. */
  interface Tray {
    out: number
    left: number
  }

  /** Whose turn it is: a patron's id; for the cut also `staff` or `any-patron`. Nothing where it is the dealer's. */
  interface Turn {
    cut?: string
    player?: string
    banker?: string
    shoe?: string
  }

  /** An act that whoever did it may still take back. */
  interface Undoable {
    command: string
    act: string
    by: string
    entrant: string
  }

  interface Unlock {
    password: string
  }

  interface ValueOfOption {
    value: string
    name: string
  }

  interface VariationOfOdds {
    id: string
    name: string
    options: OptionOfOdds[]
  }

  interface VariationTrained {
    id: string
    name: string
  }

  /** A view: everyone's part, yours, and what happened since the last one; felt and board where they changed. */
  interface ViewShown {
    kind: 'view'
    version: number
    now: number
    shared: Shared
    private: Private
    told: Announcement[]
    timer: Timer | null
    others_chips?: ChipsShown[]
    deal_now?: boolean
    felt?: Felt | null
    board?: RoadsShown
    call?: StaffCall
    pit?: PitShown
    trouble?: string
    trouble_says?: [string, { [name: string]: unknown }]
  }

  /** What a remedy would do to one wager: it is kept, goes back, is forfeited, or its patron may choose. */
  interface WagerEffect {
    number: number
    patron: string
    wager: string
    stake: number
    outcome: 'kept' | 'returned' | 'forfeited' | 'patron-chooses'
    returned?: number
    choices?: string[]
    undone?: boolean
  }

  /** A wager that a table offers beside the main ones; a family of them is one, with its kind and its side. */
  interface WagerListed {
    wager: string
    name: string
    side: string
  }

  /** A wager. Where edge and deviation are empty they are not shown to whoever asks; `by_book` is without changes. */
  interface WagerOfOdds {
    wager: string
    name: string
    chosen: string[]
    rows: RowOfOdds[]
    deals: string
    edge: string
    edge_shown: string
    deviation: string
    by_book: string
    offered: string
    notes: string[]
    may_change: boolean
  }

  interface WagerRemoved {
    wager: string
    name: string
    chosen: string[]
    edge: string
    edge_shown: string
    effects: RankRemoved[]
  }

  /** A wager on the layout. `counts` is the part at stake where that is not all; `count` is a streak's so far. */
  interface WagerShown {
    number: number
    patron: string
    wager: string
    place: number
    stake: number
    counts?: number
    because?: string[]
    token?: boolean
    arranged?: boolean
    nominations?: Winner[]
    count?: number
  }

  /** Something staff should look at: what, under which clauses, the figures, and the cut that would mend it. */
  interface Warned {
    about: 'above-differential' | 'above-area-maximum' | 'counts-for-nothing' | 'no-main-wager' | 'float-below-zero' | 'signs-missing' | 'abstaining' | 'payment-error' | 'debt' | 'refund-kept'
    clauses?: string[]
    facts?: { [name: string]: string | number | (string | number)[] }
    cut?: [number, number][]
  }

  /** The result of a coup. */
  type Winner = 'player' | 'banker' | 'tie'

  /** The facts of every command. */
  interface Commands {
    'record-approval': { thing: string, reference: string }
    'open-table': { setup: { variation: string, decks: number, options?: [string, string][], chips: number[], layout: string, further_areas?: string[], side_wagers?: string[], places: number, closed_places?: number[], venue?: string, cash?: boolean, shoe?: 'dealing-shoe' | 'scanning-shoe' | 'virtual-shoe' | 'continuous-shuffler', limits: { minimum: number, maximum: number }, wager_limits?: [string, { minimum: number, maximum: number }][], approved_minimum?: number, area_maximum?: number, area_capacity?: number, differential?: number, unit?: number, tournament?: boolean, gaming_ends?: number, method?: string, face?: 'up' | 'down', player_maximum?: number, results_only?: boolean } }
    'display-sign': { sign: string }
    'remove-sign': { sign: string }
    'fill-float': { amount: number, piles?: [number, number][] }
    'credit-float': { amount: number, piles?: [number, number][] }
    'count-float': { piles: [number, number][] }
    'notify-surveillance': { about: string }
    'restrict-wager': { wager: string }
    'lift-restriction': { wager: string }
    'display-notice': { about: 'closing' | 'higher-minimum' | 'limits' | 'variation', says?: string, takes_effect?: number, minimum?: number, variation?: string, wager?: string }
    'remove-notice': { about: 'closing' | 'higher-minimum' | 'limits' | 'variation' }
    'change-limits': { limits: { minimum: number, maximum: number }, wager_limits?: [string, { minimum: number, maximum: number }][], differential?: number, keeping?: boolean }
    'change-variation': { variation: string, side_wagers?: string[], options?: [string, string][], agreed?: string[] }
    'close-table': {}
    'arrive': { patron: string, chips?: number }
    'sit-down': { patron: string, seat: number }
    'stand-up': { patron: string }
    'leave-table': { patron: string }
    'record-walk-off': { patron: string }
    'buy-in': { patron: string, amount: number, tender?: 'cash' | 'cashless' }
    'exchange-voucher': { patron: string, amount: number, voucher: 'table-play' | 'complementary' }
    'colour-up': { patron: string, amount: number, into: number }
    'agree-personal-limits': { patron: string, minimum?: number, maximum?: number }
    'arrange-above-differential': { patron: string, maximum: number }
    'approve': { act: string, patron?: string }
    'bring-cards': { back: string, pre_shuffled?: '' | 'casino' | 'manufacturer' }
    'check-cards': { by?: 'people' | 'device' }
    'order-check': {}
    'report-dropped-cards': {}
    'shuffle-cards': { by?: 'people' | 'device' }
    'riffle-cards': { requested_by: string }
    'commit-shoe': { commitment: string, until?: number, seeded?: boolean }
    'contribute-to-shoe': { patron: string, contribution: string, source?: 'page' }
    'choose-cutter': { who: 'staff' | 'patrons' | 'named', patron?: string }
    'nominate-cutter': { patron: string, nominee: string }
    'decline-cut': { patron: string }
    'cut-cards': { after: number, patron?: string }
    'place-cutting-card': { from_back: number }
    'burn-cards': { form: string, first?: string, requested_by?: string }
    'show-burn-card': { card: string, requested_by?: string }
    'expose-burned-cards': { cards: string[] }
    'order-shuffle': { grounds: string }
    'replace-cards': { grounds: 'after-last' | 'unfit' | 'handled', cards?: number }
    'reveal-shoe': { tape: string, salt: string }
    'call-for-bets': {}
    'call-no-more-bets': {}
    'reopen-bets': {}
    'place-wager': { patron: string, wager: string, stake: number, token?: boolean, place?: number, lies?: 'inside' | 'outside' | 'on-another' | 'not-flat', nominations?: ('player' | 'banker' | 'tie')[] }
    'declare-wager': { patron: string, wager: string, stake: number, tender: 'chips' | 'cash' | 'voucher' | 'token', place?: number }
    'change-wager': { number: number, stake: number }
    'withdraw-wager': { number: number }
    'find-wager': { patron: string, wager: string, stake: number, place?: number }
    'refuse-wager': { number: number, grounds: string }
    'rule-wager-void': { number: number, grounds?: string }
    'reduce-wagers': { to: 'differential' | 'area-maximum' }
    'choose-dealing': { method: string, face?: 'up' | 'down' }
    'pass-shoe': { to: string, acts_as: 'player' | 'banker' }
    'decline-shoe': { patron: string }
    'name-shoe-dealer': { patron: string, dealer: string }
    'give-up-shoe': { patron: string }
    'take-back-shoe': {}
    'burn-before-coup': {}
    'draw-card': { card?: string, cutting_card?: boolean, drawn_by?: string }
    'deliver-hand': { hand: 'player' | 'banker', to: string }
    'refuse-hand': { hand: 'player' | 'banker', patron: string }
    'expose-cards': { hand: 'player' | 'banker', cards?: string[], number?: number, opener?: string }
    'name-opener': { hand: 'player' | 'banker', patron: string, opener: string }
    'ask-dealer-to-open': { hand: 'player' | 'banker', patron: string }
    'ask-to-open-both': { patron: string }
    'take-back-hand': { hand: 'player' | 'banker' }
    'announce-result': {}
    'clear-cards': {}
    'declare-cards-insufficient': {}
    'settle-pairs': {}
    'settle-coup': {}
    'collect-commission': { patron: string, why: 'shoe-end' | 'request' | 'stopping', amount?: number }
    'call-in-commission': { patron: string }
    'carry-commission-over': { patron: string }
    'write-off-commission': { patron: string, says: string }
    'collect-debt': { patron: string, amount: number }
    'write-off-debt': { patron: string, says: string }
    'order-dummy-coup': { grounds: string, requested_by?: string, agreed?: string[] }
    'report-irregularity': { slip: string, cards?: string[], unseen?: number, exposed?: boolean, cutting_card?: boolean, coup?: number, patron?: string, wager?: number, says?: string, burned?: boolean, hands?: ('player' | 'banker')[], order?: string[], shoe?: number }
    'withdraw-report': {}
    'order-remedy': { remedy: string, agreed?: string[] }
    'answer-offer': { number: number, choice: 'keep' | 'remove' | 'retract' | 'reduce', stake?: number }
    'close-offer': {}
    'close-changes': {}
    'lay-carried-card': { card?: string }
    'correct-card': { card: string, hand?: 'player' | 'banker', position?: number, says?: string }
    'record-notification': { who: string, matter: number, reference?: string, channel?: string }
    'record-breach': { kind: string, patron?: string, who?: string, excuse?: string, says?: string }
    'act-on-breach': { breach: number, power: string, amount?: number, says?: string }
    'end-seizure': { patron: string, returned: number }
    'lift-exclusion': { patron: string }
    'direct-to-vacate': { patron: string }
    'raise-dispute': { patron: string, about: string, coup?: number, wager?: number }
    'decide-dispute': { dispute: number, decision: string, pays?: number, takes?: number, accepted?: boolean }
    'review-dispute': { dispute: number, decision: string, requested_by: string, pays?: number, takes?: number, accepted?: boolean }
    'record-payment-error': { patron: string, coup: number, wager: number, due: number, paid: number, stands?: boolean }
    'enquire-payment-error': { error: number, intentional: boolean, identified?: string, says?: string }
    'rectify-payment-error': { error: number, amount: number, says?: string }
    'report-payment-error': { error: number, reference: string, month_end?: boolean }
    'begin-contest': { tournament: string, session: string, digest: string, terms: { bank: number, compulsory?: number, in_turn?: boolean, secret?: { number: number, per?: 'session' | 'coup' }, pass_cards?: { number: number, per?: 'session' | 'coup' }, moved_by?: ('re-buy' | 'add-on' | 'buy-back' | 'penalty')[], coups?: number, shoes?: number } }
    'seat-entrant': { patron: string, seat: number, bank: number, entry?: 'entry' | 'buy-back' | 'substitution', instead?: string, advised?: boolean }
    'begin-practice-coups': {}
    'end-practice-coups': {}
    'place-marker': { seat: number }
    'ask-to-wager': { patron: string }
    'place-secret-wager': { patron: string, wager: string, stake: number, place?: number, nominations?: ('player' | 'banker' | 'tie')[] }
    'withdraw-secret-wagers': { patron: string }
    'reveal-secret-wagers': {}
    'use-pass-card': { patron: string }
    'vacate-seat': { patron: string, why: 'eliminated' | 'disqualified' | 'retired' | 'substituted' | 'absent', chips?: 'kept' | 'removed' }
    'adjust-chips': { patron: string, amount: number, why: 're-buy' | 'add-on' | 'buy-back' | 'penalty', reference?: string }
    'pause-contest': { why: 'director-absent' | 'break' | 'direction' }
    'resume-contest': {}
    'end-contest': { why: 'complete' | 'one-left' | 'nobody-can-wager' | 'progress-known' | 'chips-to-cash' | 'cancelled', agreed?: string[] }
    'release-contest': {}
    'keep-results-only': { on?: boolean }
    'begin-results': {}
    'record-result': { winner: 'player' | 'banker' | 'tie', player_pair?: boolean, banker_pair?: boolean, natural?: boolean }
    'correct-result': { coup: number, winner: 'player' | 'banker' | 'tie', player_pair?: boolean, banker_pair?: boolean, natural?: boolean }
    'take-back-result': {}
    'end-results': {}
  }

  /** Likewise of tournaments. */
  interface TournamentCommands {
    'begin-tournament': { name: string }
    'write-terms': { terms: { name?: string, book?: string, variation?: string, event?: 'ordinary' | 'charity' | 'media', language?: string, details?: { starts?: number, ends?: number, offset?: number, place?: string, fee?: number, free?: boolean, buy_in?: number, commission?: number, commission_approved?: number, commission_approval?: string, re_buy?: { price: number, chips: number, most?: number, until_round?: number, pool?: boolean }, add_on?: { price: number, chips: number, most?: number, until_round?: number, pool?: boolean }, least?: number, most?: number }, entry?: { method?: string, closes?: number, selects?: boolean, eligibility?: string[], may_refuse?: boolean, groups?: string, signature?: boolean, available?: string, withdraw_until?: number, substitute_until?: number, reserves?: number, scrutineers?: string[] }, format?: { kind?: 'rounds' | 'sit-and-go' | 'points', round?: ({ name: string, length?: { coups?: number, shoes?: number, minutes?: number, basis?: string }, tables?: number, tables_basis?: string, seats?: number, progress?: { by?: 'top-of-table' | 'top-by-chips' | 'points' | 'all' | 'final', number?: number }, bank?: 'fresh' | 'carried', game?: 'this' | 'another', points?: number[] })[], sit_and_go?: string, repechage?: { after_round?: number, qualifies?: string, best?: number, number?: number, length?: { coups?: number, shoes?: number, minutes?: number, basis?: string }, director_decides?: boolean }, buy_back?: { price: number, chips: number, most?: number, until_round?: number, method?: string, pool?: boolean }, bank?: number, chips?: 'tournament' | 'promotional' | 'cash', disposition?: 'returned' | 'cash' | 'as-told', disposition_told?: string }, wagers?: { least?: number, most?: number, every_coup?: boolean, compulsory?: number, compulsory_basis?: string, in_turn?: boolean, secret?: { number?: number, per?: 'session' | 'coup', how?: string }, pass_card?: { number?: number, per?: 'session' | 'coup', how?: string }, features?: string, side_wagers?: string[] }, elimination?: { criteria?: string }, winners?: { by?: 'chips' | 'points', criteria?: string, session_ties?: 'extra-coups' | 'divide', extra_coups?: number }, prizes?: { pool?: 'fees' | 'guaranteed' | 'fixed', amount?: number, formula?: string, share?: { place: number, parts?: number, amount?: number, thing?: string }[], odd_cents?: 'first' | 'last', ties?: 'extra-coups' | 'divide' }, conduct?: { penalty?: ({ id: string, circumstance: string, penalty: { consequence: 'none' | 'warning' | 'chips' | 'minimum-wagered' | 'forfeits-session' | 'forfeits-entry' | 'disqualified' | 'director-decides', chips?: number, told?: string } })[], disqualification?: string, substitutes?: string, refund?: ({ circumstance: 'withdrawal-in-time' | 'withdrawal-late' | 'cancelled' | 'never-started' | 'director-decides', parts: number })[], late?: { consequence: 'none' | 'warning' | 'chips' | 'minimum-wagered' | 'forfeits-session' | 'forfeits-entry' | 'disqualified' | 'director-decides', chips?: number, told?: string }, absence?: { consequence: 'none' | 'warning' | 'chips' | 'minimum-wagered' | 'forfeits-session' | 'forfeits-entry' | 'disqualified' | 'director-decides', chips?: number, told?: string }, phone?: { consequence: 'none' | 'warning' | 'chips' | 'minimum-wagered' | 'forfeits-session' | 'forfeits-entry' | 'disqualified' | 'director-decides', chips?: number, told?: string }, substitution?: string, disqualified_chips?: 'removed' | 'stay-out' | 'as-told', disqualified_told?: string, retirement?: 'chips-removed' | 'placed-by-chips' | 'as-told', retirement_told?: string, own_devices?: boolean }, statement?: string } }
    'publish-terms': { where: string }
    'advise-regulator': { to: string, reference: string, channel?: string, copy?: boolean, about?: 'terms' | 'change' }
    'appoint-director': { person: string }
    'appoint-deputy': { person: string }
    'dismiss-deputy': { person: string }
    'mark-present': { person: string }
    'mark-absent': { person: string }
    'designate-table': { table: string, seats: number }
    'release-table': { table: string }
    'approve-staff': { person: string, reference: string }
    'brief-players': {}
    'begin-practice': { table: string }
    'end-practice': { table: string }
    'enter': { entrant: string, paid: number, tender?: string, signed?: boolean, likeness?: boolean, staff?: boolean, excluded?: boolean, meets_criteria?: boolean }
    'refuse-entry': { entrant: string, reason: string }
    'sign-terms': { entrant: string }
    'permit-likeness': { entrant: string, permits: boolean }
    'withdraw': { entrant: string }
    'substitute': { entrant: string, substitute: string, signed?: boolean, excluded?: boolean, staff?: boolean, meets_criteria?: boolean }
    'add-reserve': { entrant: string, signed?: boolean, excluded?: boolean, staff?: boolean, meets_criteria?: boolean }
    'close-entries': {}
    'commit-ballot': {}
    'draw-ballot': { session: number, word: string, by: string, tables?: string[] }
    'take-seat': { entrant: string, session: number }
    'record-absence': { entrant: string, session: number }
    'offer-seat': { reserve: string, entrant: string, paid: number, tender?: string }
    'schedule-session': { round: number, starts: number }
    'move-start': { session: number, starts: number, notice_at: number }
    'start-session': { session: number }
    'pause-session': { session: number, why?: string }
    'resume-session': { session: number }
    'call-break': { minutes: number }
    'direct-players': { what: string }
    'record-elimination': { session: number, entrant: string, coup: number }
    'record-count': { session: number, table: string, counts: [string, number][], coups: number, entry?: number, advised?: string[] }
    'correct-count': { session: number, table: string, counts: [string, number][], coups: number, entry?: number, why?: string }
    'end-table-early': { session: number, table: string, grounds: 'progress-known' | 'chips-to-cash', agreed?: string[] }
    'record-points': { session: number, points: [string, number][] }
    'end-session': { session: number }
    'record-play-off': { session: number, counts: [string, number][] }
    'order-play-off': { session: number, tables?: string[] }
    'count-play-off': { session: number, table: string, counts: [string, number][], coups: number, entry?: number }
    'order-repechage': { round: number, starts: number, best?: number, number?: number }
    'buy-back': { entrant: string, paid: number, tender?: string }
    're-buy': { entrant: string, paid: number, tender?: string }
    'add-on': { entrant: string, paid: number, tender?: string }
    'rank-final': {}
    'award-prizes': {}
    'pay-prize': { entrant: string, amount: number, channel?: string }
    'pay-held-prize': { entrant: string, amount: number, why: string, channel?: string }
    'cash-chips': { entrant: string, amount: number }
    'refund': { entrant: string, amount: number, circumstance?: string, channel?: string }
    'cancel-tournament': { reason: string }
    'close-tournament': {}
    'penalise': { entrant: string, penalty: string }
    'record-phone': { entrant: string }
    'disqualify': { entrant: string, reason: string }
    'retire': { entrant: string, chips?: number }
    'raise-complaint': { entrant: string, about: string }
    'decide-complaint': { complaint: number, decision: string, accepted?: boolean }
    'advise-complainant': { complaint: number, of: string }
    'undo': { act: string, why?: string }
  }

  /** What the floor answers, by verb and path. */
  type Answers<Route extends string> =
    Route extends `GET /books/${string}/words/${string}` ? BookWords :
    Route extends `GET /odds/${string}/${string}/removal` ? RemovalShown :
    Route extends `GET /odds/${string}/${string}/removal?${string}` ? RemovalShown :
    Route extends `GET /rules/compare/${string}/${string}` ? BooksCompared :
    Route extends `POST /books/${string}/approval` ? BookListed :
    Route extends `GET /books/${string}/document` ? DocumentShown :
    Route extends `POST /books/${string}/document` ? DocumentShown :
    Route extends `GET /odds/${string}/${string}` ? OddsShown :
    Route extends `POST /people/${string}/alias-reset` ? AliasShown :
    Route extends `POST /people/${string}/code` ? CodeGiven :
    Route extends `PATCH /people/${string}/rank` ? RanksShown :
    Route extends `POST /promotions/${string}/commands` ? Reply :
    Route extends `POST /promotions/${string}/refusals` ? Reply :
    Route extends `GET /reports/${string}/${string}` ? ReportShown :
    Route extends `GET /tables/${string}/card` ? CardShown :
    Route extends `POST /tables/${string}/commands` ? Reply :
    Route extends `POST /tables/${string}/deal-now` ? Reply :
    Route extends `POST /tables/${string}/hand-over` ? Reply :
    Route extends `GET /tables/${string}/irregularities` ? IrregularitiesShown :
    Route extends `POST /tables/${string}/welcome` ? Reply :
    Route extends `POST /terminals/${string}/taken` ? TerminalsShown :
    Route extends `POST /tournaments/${string}/commands` ? Reply :
    Route extends `POST /tournaments/${string}/entries` ? EntryAnswer[] :
    Route extends `POST /tournaments/${string}/welcome` ? Reply :
    Route extends `GET /words/${string}/${string}` ? PageWords :
    Route extends `POST /floor/time` ? FloorTime :
    Route extends `GET /inspect/clock` ? ClockRemark[] :
    Route extends `GET /inspect/coup` ? CoupTold :
    Route extends `GET /inspect/coup?${string}` ? CoupTold :
    Route extends `GET /inspect/lists` ? InspectLists :
    Route extends `GET /inspect/refused` ? RefusedShown[] :
    Route extends `GET /inspect/refused?${string}` ? RefusedShown[] :
    Route extends `GET /inspect/search` ? SearchAnswer :
    Route extends `GET /inspect/search?${string}` ? SearchAnswer :
    Route extends `GET /inspect/state` ? LogStanding :
    Route extends `POST /me/alias` ? AliasShown :
    Route extends `GET /me/history` ? OwnHistory :
    Route extends `GET /me/history?${string}` ? OwnHistory :
    Route extends `GET /me/limits` ? OwnCheck :
    Route extends `POST /me/limits` ? OwnCheck :
    Route extends `GET /me/shoe` ? OwnShoe :
    Route extends `GET /me/shoe?${string}` ? OwnShoe :
    Route extends `GET /me/sittings` ? OwnSittings :
    Route extends `GET /me/sittings?${string}` ? OwnSittings :
    Route extends `GET /rules/search` ? ClausesFound :
    Route extends `GET /rules/search?${string}` ? ClausesFound :
    Route extends `POST /train/answer` ? DrillJudged :
    Route extends `GET /train/books` ? BookTrained[] :
    Route extends `GET /train/books?${string}` ? BookTrained[] :
    Route extends `POST /train/next` ? DrillShown :
    Route extends `GET /books/${string}` ? BookDescribed :
    Route extends `GET /clauses/${string}` ? ClauseShown :
    Route extends `GET /odds/${string}` ? OddsChoices :
    Route extends `PATCH /people/${string}` ? AccountShown :
    Route extends `GET /promotions/${string}` ? PromotionShown :
    Route extends `GET /tables/${string}` ? ViewShown :
    Route extends `GET /tournaments/${string}` ? TournamentShown :
    Route extends `GET /words/${string}` ? PageWords :
    Route extends `GET /books` ? BookListed[] :
    Route extends `GET /commands` ? CommandDescribed[] :
    Route extends `GET /commands?${string}` ? CommandDescribed[] :
    Route extends `POST /demo-login` ? Me :
    Route extends `GET /duties` ? DutiesListed :
    Route extends `GET /floor` ? FloorStanding :
    Route extends `GET /house` ? HouseEntryShown[] :
    Route extends `GET /house?${string}` ? HouseEntryShown[] :
    Route extends `POST /login` ? Me :
    Route extends `POST /logout` ? Me :
    Route extends `GET /me` ? Me :
    Route extends `POST /password` ? Me :
    Route extends `GET /people` ? AccountShown[] :
    Route extends `POST /people` ? AccountMade :
    Route extends `GET /promotion-commands` ? CommandDescribed[] :
    Route extends `GET /promotion-commands?${string}` ? CommandDescribed[] :
    Route extends `GET /promotions` ? PromotionCard[] :
    Route extends `POST /promotions` ? PromotionCard :
    Route extends `GET /ranks` ? LadderShown[] :
    Route extends `GET /reports` ? ReportListed[] :
    Route extends `GET /reports?${string}` ? ReportListed[] :
    Route extends `POST /setup` ? Me :
    Route extends `GET /tables` ? TableListed[] :
    Route extends `POST /tables` ? TableListed :
    Route extends `GET /terminals` ? TerminalsShown :
    Route extends `POST /terminals` ? TerminalShown :
    Route extends `GET /tournament-commands` ? CommandDescribed[] :
    Route extends `GET /tournament-commands?${string}` ? CommandDescribed[] :
    Route extends `GET /tournaments` ? TournamentCard[] :
    Route extends `POST /tournaments` ? TournamentCard :
    Route extends `POST /unlock` ? Me :
    Route extends `GET /words` ? LanguageListed[] :
    never

  /** What it is asked with. */
  type Bodies<Route extends string> =
    Route extends `POST /books/${string}/approval` ? EditionApproved :
    Route extends `POST /books/${string}/document` ? {} :
    Route extends `POST /people/${string}/alias-reset` ? {} :
    Route extends `POST /people/${string}/code` ? {} :
    Route extends `PATCH /people/${string}/rank` ? RankAsked :
    Route extends `POST /promotions/${string}/commands` ? PromotionCommandAsked :
    Route extends `POST /promotions/${string}/refusals` ? ClaimToRefuse :
    Route extends `POST /tables/${string}/commands` ? CommandAsked :
    Route extends `POST /tables/${string}/deal-now` ? {} :
    Route extends `POST /tables/${string}/hand-over` ? {} :
    Route extends `POST /tables/${string}/welcome` ? {} :
    Route extends `POST /terminals/${string}/taken` ? {} :
    Route extends `POST /tournaments/${string}/commands` ? TournamentCommandAsked :
    Route extends `POST /tournaments/${string}/entries` ? {} :
    Route extends `POST /tournaments/${string}/welcome` ? {} :
    Route extends `POST /floor/time` ? TimeAnswer :
    Route extends `POST /me/alias` ? AliasChosen :
    Route extends `POST /me/limits` ? OwnLimitsWanted :
    Route extends `POST /train/answer` ? DrillAnswered :
    Route extends `POST /train/next` ? NextDrill :
    Route extends `PATCH /people/${string}` ? Change :
    Route extends `POST /demo-login` ? DemoLogin :
    Route extends `POST /login` ? Login :
    Route extends `POST /logout` ? {} :
    Route extends `POST /password` ? NewPassword :
    Route extends `POST /people` ? NewAccount :
    Route extends `POST /promotions` ? NewPromotion :
    Route extends `POST /setup` ? FirstPerson :
    Route extends `POST /tables` ? NewTable :
    Route extends `POST /terminals` ? TerminalMade :
    Route extends `POST /tournaments` ? NewTournament :
    Route extends `POST /unlock` ? Unlock :
    never
}

package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordDead.WORD_DEAD;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;
import static dev.stoa.schema.generated.tables.WordStates.WORD_STATES;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.search.EntrySql.Kind;
import dev.stoa.adapter.jooq.search.KnownWords.Dead;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.words.ChunkKey;
import dev.stoa.adapter.jooq.words.IndexView;
import dev.stoa.adapter.jooq.words.MissingChunk;
import dev.stoa.adapter.jooq.words.SegmentBytes;
import dev.stoa.adapter.jooq.words.SegmentHead;
import dev.stoa.adapter.jooq.words.SegmentView;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** The words of one source in the database, as the open unit sees them. */
final class WordStore {

  /** The cut of a source without segments: no entry is lower. */
  static final long FIRST_CUT = 1;

  private static final State UNBORN = new State(FIRST_CUT, 0);
  private static final KnownWords NOTHING = new KnownWords(-1);
  private static final Random RANDOM = new SecureRandom();

  private final JooqSession session;
  private final SearchSource source;
  private final EntrySql sql;
  private volatile KnownWords known = NOTHING;

  WordStore(JooqSession session, SearchSource source) {
    this.session = session;
    this.source = source;
    this.sql = EntrySql.of(source);
  }

  /** How far the texts are in segments. */
  record State(long cut, long born) {}

  /** A segment of the list. */
  record Listed(long id, long words, long dead) {}

  /** What {@link EntrySql#look} has read. */
  private static final class Look {
    State state = UNBORN;
    final List<Listed> segments = new ArrayList<>();
    final List<Long> dead = new ArrayList<>();
    final TreeMap<Long, TailText> texts = new TreeMap<>();
    final List<Long> unread = new ArrayList<>();
  }

  /** All texts as they are now. */
  IndexView view() {
    Look look = look();
    KnownWords kept = knownOf(look.state);
    Map<Long, TailText> before = kept.tail();
    List<Long> missing = new ArrayList<>();
    for (Long entry : look.unread) {
      TailText text = before.get(entry);
      if (text == null) {
        missing.add(entry);
      } else {
        look.texts.put(entry, text);
      }
    }
    if (!missing.isEmpty()) {
      session.each(
          sql.byEntry,
          binds -> binds.set(EntrySql.ENTRIES, missing),
          row -> {
            TailText text = sql.text(row);
            look.texts.put(text.entry(), text);
          });
    }
    List<SegmentView> segments = segments(kept, look.segments, look.dead);
    if (!session.isWriting()) {
      kept.keep(look.segments.stream().map(Listed::id).toList());
      kept.setTail(Map.copyOf(look.texts), look.texts.isEmpty() ? 0 : look.texts.lastKey() + 1);
    }
    return new IndexView(segments, List.copyOf(look.texts.values()));
  }

  private Look look() {
    Look look = new Look();
    long end = session.isWriting() ? 0 : known.tailEnd();
    session.each(sql.look, binds -> binds.set(EntrySql.KNOWN, end), row -> add(look, row));
    return look;
  }

  private void add(Look look, Row row) throws SQLException {
    long number = row.get(sql.number);
    switch (Kind.values()[row.get(sql.kind).intValue()]) {
      case STATE -> look.state = new State(number, row.get(sql.words));
      case SEGMENT -> look.segments.add(new Listed(number, row.get(sql.words), row.get(sql.dead)));
      case DEAD -> look.dead.add(number);
      case TEXT -> {
        if (sql.isKnown(row)) {
          look.unread.add(number);
        } else {
          look.texts.put(number, sql.newText(row));
        }
      }
    }
  }

  private KnownWords knownOf(State state) {
    KnownWords now = known;
    if (now.born != state.born()) {
      now = new KnownWords(state.born());
      known = now;
    }
    return now;
  }

  /** The segments in the order of their texts, without what is dead by now. */
  private List<SegmentView> segments(KnownWords kept, List<Listed> listed, Collection<Long> fresh) {
    Map<Long, SegmentHead> heads = heads(kept, listed);
    List<SegmentView> views = new ArrayList<>();
    for (Listed one : listed) {
      SegmentHead head = heads.get(one.id());
      if (head == null) {
        throw new MissingChunk(ChunkKey.of(one.id(), 0));
      }
      views.add(view(kept, one, head, fresh));
    }
    views.sort(Comparator.comparingLong(one -> one.head().firstEntry()));
    return views;
  }

  private SegmentView view(KnownWords kept, Listed one, SegmentHead head, Collection<Long> fresh) {
    BitSet folded = one.dead() == 0 ? new BitSet() : folded(kept, one);
    BitSet dead = folded;
    long words = one.words();
    for (long entry : fresh) {
      int text = head.find(entry);
      if (text >= 0 && !dead.get(text)) {
        if (dead == folded) {
          dead = (BitSet) folded.clone();
        }
        dead.set(text);
        words -= head.length(text);
      }
    }
    return new SegmentView(one.id(), head, words, dead);
  }

  private Map<Long, SegmentHead> heads(KnownWords kept, List<Listed> listed) {
    Map<Long, SegmentHead> heads = new HashMap<>();
    List<Long> unknown = new ArrayList<>();
    for (Listed one : listed) {
      SegmentHead head = kept.head(one.id());
      if (head == null) {
        unknown.add(one.id());
      } else {
        heads.put(one.id(), head);
      }
    }
    if (!unknown.isEmpty()) {
      session.each(
          SegmentSql.HEADS,
          binds -> binds.set(SegmentSql.IDS, unknown),
          row -> {
            SegmentHead head = SegmentHead.of(row.get(WORD_SEGMENTS.HEAD));
            heads.put(row.get(WORD_SEGMENTS.ID), head);
            // What a unit has written itself may be rolled back.
            if (!session.isWriting()) {
              kept.add(row.get(WORD_SEGMENTS.ID), head);
            }
          });
    }
    return heads;
  }

  /** The dead of a segment that it knows itself. */
  private BitSet folded(KnownWords kept, Listed segment) {
    Dead cached = kept.dead(segment.id());
    if (cached != null && cached.count() == segment.dead()) {
      return cached.texts();
    }
    long key = ChunkKey.last(segment.id());
    byte[] bytes = stored(List.of(key)).get(key);
    BitSet texts = bytes == null ? new BitSet() : BitSet.valueOf(ByteBuffer.wrap(bytes));
    if (texts.cardinality() != segment.dead()) {
      throw new MissingChunk(key);
    }
    if (!session.isWriting()) {
      kept.add(segment.id(), new Dead(segment.dead(), texts));
    }
    return texts;
  }

  /** Chunks, those that are known from memory. */
  Map<Long, byte[]> chunks(Collection<Long> keys) {
    KnownWords kept = known;
    Map<Long, byte[]> chunks = new HashMap<>();
    List<Long> unknown = new ArrayList<>();
    for (Long key : keys) {
      byte[] chunk = kept.chunk(key);
      if (chunk == null) {
        unknown.add(key);
      } else {
        chunks.put(key, chunk);
      }
    }
    if (!unknown.isEmpty()) {
      Map<Long, byte[]> read = stored(unknown);
      chunks.putAll(read);
      if (!session.isWriting()) {
        read.forEach(kept::add);
      }
    }
    return chunks;
  }

  private Map<Long, byte[]> stored(List<Long> keys) {
    Map<Long, byte[]> chunks = new HashMap<>();
    session.each(
        SegmentSql.SOME_CHUNKS,
        binds -> binds.set(SegmentSql.IDS, keys),
        row -> chunks.put(row.get(WORD_CHUNKS.ID), row.get(WORD_CHUNKS.BYTES)));
    return chunks;
  }

  /** All chunks of a segment, in order. */
  List<byte[]> chunksOf(SegmentView segment) {
    List<byte[]> chunks = new ArrayList<>();
    session.each(
        SegmentSql.CHUNKS_OF,
        binds ->
            binds
                .set(SegmentSql.FIRST, ChunkKey.of(segment.id(), 0))
                .set(SegmentSql.LAST, ChunkKey.last(segment.id()) - 1),
        row -> chunks.add(row.get(WORD_CHUNKS.BYTES)));
    return chunks;
  }

  State state() {
    return state(SegmentSql.STATE).getOrElse(UNBORN);
  }

  /** Whether no state was ever stored. */
  boolean isUnborn() {
    return state() == UNBORN;
  }

  /** The state, held against others until the unit ends; none if another holds it. */
  Option<State> take() {
    open();
    return state(SegmentSql.TAKE);
  }

  /** As above; none either if it is not the one that was seen. */
  Option<State> take(State seen) {
    boolean opened = open();
    return state(SegmentSql.TAKE).filter(now -> now.equals(seen) || opened && seen == UNBORN);
  }

  /** As the first, but waits for another. */
  State waitFor() {
    open();
    return state(SegmentSql.WAIT).get();
  }

  private boolean open() {
    return session.change(SegmentSql.OPEN, binds -> bind(binds, bornNow())) > 0;
  }

  /** A state without segments. */
  static State bornNow() {
    return new State(FIRST_CUT, RANDOM.nextLong() >>> 1);
  }

  private Option<State> state(Statement statement) {
    return session.one(
        statement,
        binds -> binds.set(WORD_STATES.SOURCE, source.label()),
        row -> new State(row.get(WORD_STATES.CUT), row.get(WORD_STATES.BORN)));
  }

  void set(State state) {
    session.change(SegmentSql.SET_STATE, binds -> bind(binds, state));
  }

  private void bind(Binds binds, State state) throws SQLException {
    binds
        .set(WORD_STATES.SOURCE, source.label())
        .set(WORD_STATES.CUT, state.cut())
        .set(WORD_STATES.BORN, state.born());
  }

  List<Listed> listed() {
    return session
        .list(
            SegmentSql.SEGMENTS,
            binds -> binds.set(WORD_SEGMENTS.SOURCE, source.label()),
            row ->
                new Listed(
                    row.get(WORD_SEGMENTS.ID),
                    row.get(WORD_SEGMENTS.WORDS),
                    row.get(WORD_SEGMENTS.DEAD)))
        .toJavaList();
  }

  /** The listed segments, without these texts either. */
  List<SegmentView> segments(State state, List<Listed> listed, List<Long> dead) {
    return segments(knownOf(state), listed, dead);
  }

  List<Long> dead() {
    return session
        .list(
            SegmentSql.DEAD,
            binds -> binds.set(WORD_DEAD.SOURCE, source.label()),
            row -> row.get(WORD_DEAD.ENTRY))
        .toJavaList();
  }

  /** The first texts of the tail that can go into a segment. */
  List<TailText> settled(long cut, int limit) {
    return session
        .list(sql.settled, binds -> binds.set(EntrySql.FROM, cut).set(Rows.LIMIT, limit), sql::text)
        .toJavaList();
  }

  /** The texts from one entry to another. */
  Seq<TailText> between(long first, long last) {
    return session.list(
        sql.between, binds -> binds.set(EntrySql.FROM, first).set(EntrySql.TO, last), sql::text);
  }

  void add(SegmentBytes segment) {
    long id =
        session
            .one(
                SegmentSql.ADD,
                binds ->
                    binds
                        .set(WORD_SEGMENTS.SOURCE, source.label())
                        .set(WORD_SEGMENTS.TEXTS, (long) segment.texts())
                        .set(WORD_SEGMENTS.WORDS, segment.words())
                        .set(WORD_SEGMENTS.CHUNKS, (long) segment.chunks().size())
                        .set(WORD_SEGMENTS.HEAD, segment.head()),
                row -> row.get(WORD_SEGMENTS.ID))
            .get();
    session.changeAll(
        SegmentSql.ADD_CHUNK,
        Vector.range(0, segment.chunks().size()),
        (binds, number) ->
            binds
                .set(WORD_CHUNKS.ID, ChunkKey.of(id, number))
                .set(WORD_CHUNKS.BYTES, segment.chunks().get(number)));
  }

  void remove(long segment) {
    session.change(SegmentSql.REMOVE, binds -> binds.set(WORD_SEGMENTS.ID, segment));
    session.change(
        SegmentSql.REMOVE_CHUNKS,
        binds ->
            binds
                .set(SegmentSql.FIRST, ChunkKey.of(segment, 0))
                .set(SegmentSql.LAST, ChunkKey.last(segment)));
  }

  /** Lets a segment know its dead texts. */
  void fold(SegmentView segment) {
    long key = ChunkKey.last(segment.id());
    session.change(
        SegmentSql.REMOVE_CHUNKS,
        binds -> binds.set(SegmentSql.FIRST, key).set(SegmentSql.LAST, key));
    session.change(
        SegmentSql.ADD_CHUNK,
        binds ->
            binds.set(WORD_CHUNKS.ID, key).set(WORD_CHUNKS.BYTES, segment.dead().toByteArray()));
    session.change(
        SegmentSql.SET_DEAD,
        binds ->
            binds
                .set(WORD_SEGMENTS.ID, segment.id())
                .set(WORD_SEGMENTS.WORDS, segment.words())
                .set(WORD_SEGMENTS.DEAD, (long) segment.dead().cardinality()));
  }

  void forget(List<Long> entries) {
    session.change(
        SegmentSql.FORGET,
        binds -> binds.set(WORD_DEAD.SOURCE, source.label()).set(SegmentSql.IDS, entries));
  }

  /** By entry. */
  <T> Map<Long, T> read(Statement statement, Collection<Long> entries, EntryReader<T> reader) {
    Map<Long, T> found = new HashMap<>();
    session.each(
        statement,
        binds -> binds.set(EntrySql.ENTRIES, entries),
        row -> found.put(row.get(sql.entry), reader.read(row)));
    return found;
  }

  @FunctionalInterface
  interface EntryReader<T> {
    T read(Row row) throws SQLException;
  }
}

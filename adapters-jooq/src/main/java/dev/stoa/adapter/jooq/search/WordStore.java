package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.search.EntrySql.Kind;
import dev.stoa.adapter.jooq.search.KnownWords.Dead;
import dev.stoa.adapter.jooq.search.SegmentRows.Listed;
import dev.stoa.adapter.jooq.search.WordStates.State;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.words.ChunkKey;
import dev.stoa.adapter.jooq.words.ChunkReader;
import dev.stoa.adapter.jooq.words.IndexView;
import dev.stoa.adapter.jooq.words.MissingChunk;
import dev.stoa.adapter.jooq.words.SegmentHead;
import dev.stoa.adapter.jooq.words.SegmentView;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.adapter.jooq.words.WordTexts;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import java.nio.ByteBuffer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads the words of one source as the open unit sees them, what is known already from memory. */
final class WordStore implements ChunkReader {

  private static final KnownWords NOTHING = new KnownWords(-1);

  private final JooqSession session;
  private final SearchSource source;
  private final EntrySql sql;
  private volatile KnownWords known = NOTHING;

  WordStore(JooqSession session, SearchSource source) {
    this.session = session;
    this.source = source;
    this.sql = EntrySql.of(source);
  }

  /** What {@link EntrySql#look} has read. */
  private static final class Look {
    State state = WordStates.UNBORN;
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

  /** Those that are known from memory. */
  @Override
  public Map<Long, byte[]> read(Collection<Long> keys) {
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

  @Override
  public @Nullable WordTexts known(long segment, String word) {
    return known.word(segment, word);
  }

  /** What a unit has written itself may be rolled back. */
  @Override
  public void keep(long segment, String word, WordTexts texts) {
    if (!session.isWriting()) {
      known.add(segment, word, texts);
    }
  }

  private Map<Long, byte[]> stored(List<Long> keys) {
    Map<Long, byte[]> chunks = new HashMap<>();
    session.each(
        SegmentSql.SOME_CHUNKS,
        binds -> binds.set(SegmentSql.IDS, keys),
        row -> chunks.put(row.get(WORD_CHUNKS.ID), row.get(WORD_CHUNKS.BYTES)));
    return chunks;
  }

  /** The listed segments, without these texts either. */
  List<SegmentView> segments(State state, List<Listed> listed, List<Long> dead) {
    return segments(knownOf(state), listed, dead);
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

  /** The number of texts in no segment. */
  long waiting() {
    return session.one(sql.waiting, binds -> {}, row -> row.get(sql.number)).get();
  }

  /** Moves texts to entries that can be settled, as a workspace from elsewhere needs. */
  void renumber() {
    session.change(sql.renumber, binds -> {});
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

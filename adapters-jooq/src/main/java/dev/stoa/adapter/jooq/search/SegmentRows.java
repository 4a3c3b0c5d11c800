package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordDead.WORD_DEAD;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.words.ChunkKey;
import dev.stoa.adapter.jooq.words.SegmentBytes;
import dev.stoa.adapter.jooq.words.SegmentMerge;
import dev.stoa.adapter.jooq.words.SegmentView;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;

/** The stored segments of one source, and the entries that they do not know yet to be dead. */
final class SegmentRows {

  private final JooqSession session;
  private final SearchSource source;

  SegmentRows(JooqSession session, SearchSource source) {
    this.session = session;
    this.source = source;
  }

  /** A segment of the list. */
  record Listed(long id, long words, long dead) {}

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

  /** All that is stored of a segment. */
  SegmentMerge.Part part(SegmentView segment) {
    List<byte[]> chunks = new ArrayList<>();
    session.each(
        SegmentSql.CHUNKS_OF,
        binds ->
            binds
                .set(SegmentSql.FIRST, ChunkKey.of(segment.id(), 0))
                .set(SegmentSql.LAST, ChunkKey.last(segment.id()) - 1),
        row -> chunks.add(row.get(WORD_CHUNKS.BYTES)));
    // The places of all words follow the words.
    int half = chunks.size() / 2;
    return new SegmentMerge.Part(
        segment.head(),
        chunks.subList(0, half),
        chunks.subList(half, chunks.size()),
        segment.dead());
  }

  List<Long> dead() {
    return session
        .list(
            SegmentSql.DEAD,
            binds -> binds.set(WORD_DEAD.SOURCE, source.label()),
            row -> row.get(WORD_DEAD.ENTRY))
        .toJavaList();
  }

  /** Those of texts in no segment that no unit of work can still add to. */
  List<Long> settledDead(long cut) {
    return session
        .list(
            SegmentSql.SETTLED_DEAD,
            binds -> binds.set(WORD_DEAD.SOURCE, source.label()).set(SegmentSql.FIRST, cut),
            row -> row.get(WORD_DEAD.ENTRY))
        .toJavaList();
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
    add(segment.chunks(), number -> ChunkKey.of(id, number));
    add(segment.places(), number -> ChunkKey.places(id, number));
  }

  private void add(List<byte[]> chunks, IntToLongFunction key) {
    session.changeAll(
        SegmentSql.ADD_CHUNK,
        Vector.range(0, chunks.size()),
        (binds, number) ->
            binds
                .set(WORD_CHUNKS.ID, key.applyAsLong(number))
                .set(WORD_CHUNKS.BYTES, chunks.get(number)));
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
}

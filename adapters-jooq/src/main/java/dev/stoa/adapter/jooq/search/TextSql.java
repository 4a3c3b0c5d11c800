package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ConsensusTexts.CONSENSUS_TEXTS;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.ConversationTexts.CONVERSATION_TEXTS;
import static dev.stoa.schema.generated.tables.CorrectionTexts.CORRECTION_TEXTS;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static dev.stoa.schema.generated.tables.EvidenceTexts.EVIDENCE_TEXTS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgeTexts.KNOWLEDGE_TEXTS;
import static dev.stoa.schema.generated.tables.LessonTexts.LESSON_TEXTS;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static dev.stoa.schema.generated.tables.MessageTexts.MESSAGE_TEXTS;
import static dev.stoa.schema.generated.tables.NoteTexts.NOTE_TEXTS;
import static dev.stoa.schema.generated.tables.TurnTexts.TURN_TEXTS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.RowN;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/** The statements on the texts of one source. */
final class TextSql {

  static final Field<Integer> LIMIT = Params.limit();

  /** How many places before and after a text are looked at. */
  static final Param<Long> AROUND = Params.named("around", Long.class);

  /** The number of documents that one statement stores; missing ones are bound as null. */
  static final int MANY = 64;

  // Kept, because statements know their parameters by identity.
  private static final Map<String, List<Param<String>>> PARAMETERS =
      Stream.of(
              MEMORY_TEXTS.ID,
              MEMORY_TEXTS.OWNER,
              MEMORY_TEXTS.TEXT,
              MEMORY_TEXTS.AUTHOR,
              MEMORY_TEXTS.DATED,
              MEMORY_TEXTS.STEMS,
              MEMORY_TEXTS.FORMS,
              MEMORY_TEXTS.ABOUT)
          .collect(
              Collectors.toMap(
                  Field::getName,
                  column ->
                      IntStream.range(0, MANY)
                          .mapToObj(i -> Params.named(column.getName() + i, String.class))
                          .toList()));

  private static final Table<?> GIVEN =
      DSL.values(
              IntStream.range(0, MANY)
                  .mapToObj(
                      i ->
                          DSL.row(
                              List.of(
                                  given(i, MEMORY_TEXTS.ID),
                                  given(i, MEMORY_TEXTS.OWNER),
                                  given(i, MEMORY_TEXTS.TEXT),
                                  given(i, MEMORY_TEXTS.AUTHOR),
                                  given(i, MEMORY_TEXTS.DATED),
                                  given(i, MEMORY_TEXTS.STEMS),
                                  given(i, MEMORY_TEXTS.FORMS),
                                  given(i, MEMORY_TEXTS.ABOUT))))
                  .toArray(RowN[]::new))
          .as("given", "id", "owner", "text", "author", "dated", "stems", "forms", "about");

  private static final Map<SearchSource, TextSql> OF = new EnumMap<>(SearchSource.class);

  static {
    for (SearchSource source : SearchSource.values()) {
      OF.put(source, made(source));
    }
  }

  /** The key by which the rest of the workspace knows what is said. */
  final Param<String> thing;

  final Param<String> after;
  final Param<String> by;
  final ListParam<String> things;
  final Field<String> id;
  final Field<String> owner;
  final Field<String> text;
  final Field<String> author;
  final Field<String> dated;
  final Field<String> stems;
  final Field<String> forms;
  final Field<String> about;

  /** Whether the text ends with a question mark. */
  final Field<Boolean> asks;

  /** Where a text stands among others; null where texts have no order. */
  final @Nullable Field<String> thread;

  final @Nullable Field<Long> place;

  final Statement put;

  /**
   * As {@link #put}, of {@link #MANY} documents: FTS5 sorts words in once per statement, and
   * PostgreSQL counts them once.
   */
  final Statement putMany;

  final Statement remove;
  final Statement page;
  final Statement named;

  /** The words of texts and of those around them. */
  final Statement candidates;

  final Statement words;
  final Statement refold;

  /** A page of the texts of one author. */
  final Statement authored;

  final Statement reauthor;

  private final Table<?> texts;
  private final Table<?> thingTable;
  private final Field<String> thingId;

  /** By what a thing and its text belong together. */
  private final Field<?> textKey;

  private final Field<?> thingKey;

  private TextSql(Table<?> texts, Field<String> thingId, Field<?> thingKey, Table<?> things) {
    this(texts, thingId, thingKey, things, null, null);
  }

  private TextSql(
      Table<?> texts,
      Field<String> thingId,
      Field<?> thingKey,
      Table<?> things,
      @Nullable Field<String> thread,
      @Nullable Field<Long> place) {
    this.texts = texts;
    this.thingTable = things;
    this.thingId = thingId;
    this.thingKey = thingKey;
    boolean byId = thingKey.equals(thingId);
    this.textKey = byId ? texts.field(MEMORY_TEXTS.ID) : texts.field(MEMORY_TEXTS.ROW_ID);
    this.id = texts.field(MEMORY_TEXTS.ID);
    this.owner = texts.field(MEMORY_TEXTS.OWNER);
    this.text = texts.field(MEMORY_TEXTS.TEXT);
    this.author = texts.field(MEMORY_TEXTS.AUTHOR);
    this.dated = texts.field(MEMORY_TEXTS.DATED);
    this.stems = texts.field(MEMORY_TEXTS.STEMS);
    this.forms = texts.field(MEMORY_TEXTS.FORMS);
    this.about = texts.field(MEMORY_TEXTS.ABOUT);
    // To take the last character, PostgreSQL would count all of them.
    this.asks = DSL.field(text.like(inline("%?"))).as("asks");
    this.thread = thread;
    this.place = place;
    this.thing = Params.named("thing", thingId);
    this.after = Params.named("after", thingId);
    this.by = Params.named("by", author);
    this.things = Params.list("things", thingId);
    this.put =
        Statement.of(
            () ->
                putting(
                    select(
                            ofThing(
                                Params.of(owner),
                                Params.of(text),
                                Params.of(author),
                                Params.of(dated),
                                Params.of(stems),
                                Params.of(forms),
                                Params.of(about)))
                        .from(thingTable)
                        .where(thingId.eq(thing))));
    this.putMany =
        Statement.of(
            () ->
                putting(
                    select(
                            ofThing(
                                GIVEN.field(owner.getName(), String.class),
                                GIVEN.field(text.getName(), String.class),
                                GIVEN.field(author.getName(), String.class),
                                GIVEN.field(dated.getName(), String.class),
                                GIVEN.field(stems.getName(), String.class),
                                GIVEN.field(forms.getName(), String.class),
                                GIVEN.field(about.getName(), String.class)))
                        .from(GIVEN)
                        .join(thingTable)
                        .on(thingId.eq(GIVEN.field(id.getName(), String.class)))
                        // Without a condition SQLite takes "on conflict" for that of the join.
                        .where(thingKey.isNotNull())));
    this.remove =
        Statement.of(() -> deleteFrom(texts).where(ofThings(this.things.contains(thingId))));
    this.page = Statement.of(() -> page(document()));
    this.named =
        Statement.of(
            () ->
                select(document())
                    .from(thingTable)
                    .join(texts)
                    .on(isOfThing())
                    .where(this.things.contains(thingId)));
    this.candidates = Statement.of(this::candidates);
    this.words =
        Statement.of(
            () ->
                page(
                    Stream.concat(document().stream(), Stream.of(thingId, stems, forms, about))
                        .toList()));
    this.refold =
        Statement.of(
            () ->
                update(texts)
                    .set(id, thing)
                    .set(stems, Params.of(stems))
                    .set(forms, Params.of(forms))
                    .set(about, Params.of(about))
                    .where(ofThings(thingId.eq(thing))));
    this.authored = Statement.of(() -> page(document(), author.eq(by)));
    this.reauthor =
        Statement.of(
            () ->
                update(texts)
                    .set(author, Params.of(author))
                    .set(about, Params.of(about))
                    .where(ofThings(thingId.eq(thing))));
  }

  static TextSql of(SearchSource source) {
    return Objects.requireNonNull(OF.get(source));
  }

  private static TextSql made(SearchSource source) {
    return switch (source) {
      case MEMORY ->
          new TextSql(MEMORY_TEXTS, CONTINUUM_MEMORY.ID, CONTINUUM_MEMORY.ROW_ID, CONTINUUM_MEMORY);
      case NOTE -> new TextSql(NOTE_TEXTS, MEMORIES.MEMORY_ID, MEMORIES.ROW_ID, MEMORIES);
      case KNOWLEDGE ->
          new TextSql(KNOWLEDGE_TEXTS, KNOWLEDGE.KNOWLEDGE_ID, KNOWLEDGE.ROW_ID, KNOWLEDGE);
      case MESSAGE ->
          new TextSql(
              MESSAGE_TEXTS,
              CHANNEL_MESSAGES.MESSAGE_ID,
              CHANNEL_MESSAGES.MESSAGE_ID,
              CHANNEL_MESSAGES,
              CHANNEL_MESSAGES.CHANNEL_ID,
              CHANNEL_MESSAGES.SEQUENCE);
      case LESSON -> new TextSql(LESSON_TEXTS, LESSONS.ID, LESSONS.ROW_ID, LESSONS);
      case CORRECTION ->
          new TextSql(CORRECTION_TEXTS, CORRECTIONS.ID, CORRECTIONS.ROW_ID, CORRECTIONS);
      case CONVERSATION ->
          new TextSql(
              CONVERSATION_TEXTS,
              CONVERSATION_MESSAGES.MESSAGE_ID,
              CONVERSATION_MESSAGES.ROW_ID,
              CONVERSATION_MESSAGES,
              CONVERSATION_MESSAGES.CONVERSATION_ID,
              CONVERSATION_MESSAGES.SEQUENCE);
      case CONSENSUS -> new TextSql(CONSENSUS_TEXTS, CONSENSUS.ID, CONSENSUS.ROW_ID, CONSENSUS);
      case EVIDENCE -> new TextSql(EVIDENCE_TEXTS, EVIDENCE.ID, EVIDENCE.ROW_ID, EVIDENCE);
      case TURN ->
          new TextSql(
              TURN_TEXTS,
              DEBATE_TURNS.ID,
              DEBATE_TURNS.ID,
              DEBATE_TURNS,
              DEBATE_TURNS.SESSION_ID,
              DEBATE_TURNS.SEQUENCE);
    };
  }

  /** What {@link #putMany} is given of one of its documents. */
  static Param<String> given(int number, Field<String> column) {
    return Objects.requireNonNull(PARAMETERS.get(column.getName())).get(number);
  }

  /** What says the same already is not written again. */
  private Query putting(Select<?> documents) {
    Condition differs =
        owner
            .ne(excluded(owner))
            .or(text.ne(excluded(text)))
            .or(author.isDistinctFrom(excluded(author)))
            .or(dated.isDistinctFrom(excluded(dated)))
            .or(stems.ne(excluded(stems)))
            .or(forms.ne(excluded(forms)))
            .or(about.ne(excluded(about)));
    return insertInto(texts)
        .columns(columns(textKey, id, owner, text, author, dated, stems, forms, about))
        .select(documents)
        .onConflict(textKey)
        .doUpdate()
        .set(owner, excluded(owner))
        .set(text, excluded(text))
        .set(author, excluded(author))
        .set(dated, excluded(dated))
        .set(stems, excluded(stems))
        .set(forms, excluded(forms))
        .set(about, excluded(about))
        .where(differs);
  }

  /** Its key, its id and the rest; once if the key is the id. */
  private List<Field<?>> columns(Field<?> key, Field<?> idOf, Field<?>... rest) {
    return Stream.concat(
            textKey.equals(id) ? Stream.of(idOf) : Stream.of(key, idOf), Stream.of(rest))
        .toList();
  }

  private List<Field<?>> ofThing(Field<?>... rest) {
    return columns(thingKey, thingId, rest);
  }

  /** What makes a document. */
  private List<Field<?>> document() {
    List<Field<?>> columns = new ArrayList<>(List.of(id, owner, text, author, dated));
    if (thread != null && place != null) {
      columns.addAll(List.of(thread, place));
    }
    return columns;
  }

  private Query candidates() {
    List<Field<?>> columns = new ArrayList<>(List.of(id, stems, forms, about, dated, asks));
    if (thread == null || place == null) {
      return select(columns)
          .from(thingTable)
          .join(texts)
          .on(isOfThing())
          .where(things.contains(thingId));
    }
    columns.addAll(List.of(thread, place));
    Table<?> found = thingTable.as("found");
    Field<Long> middle = found.field(place);
    return select(columns)
        .from(found)
        .join(thingTable)
        .on(thread.eq(found.field(thread)))
        .and(place.between(middle.minus(AROUND), middle.plus(AROUND)))
        .join(texts)
        .on(isOfThing())
        .where(things.contains(found.field(thingId)));
  }

  @SuppressWarnings("unchecked") // Both are row ids, or both are ids.
  private Condition isOfThing() {
    return ((Field<Object>) textKey).eq((Field<Object>) thingKey);
  }

  @SuppressWarnings("unchecked") // Both are row ids, or both are ids.
  private Condition ofThings(Condition wanted) {
    return ((Field<Object>) textKey)
        .in(select((Field<Object>) thingKey).from(thingTable).where(wanted));
  }

  private Query page(List<Field<?>> columns) {
    return page(columns, DSL.noCondition());
  }

  private Query page(List<Field<?>> columns, Condition wanted) {
    return select(columns)
        .from(thingTable)
        .join(texts)
        .on(isOfThing())
        .where(thingId.gt(after))
        .and(wanted)
        .orderBy(thingId)
        .limit(LIMIT);
  }

  Field<String> thingId() {
    return thingId;
  }
}

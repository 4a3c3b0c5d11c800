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
import static dev.stoa.schema.generated.tables.EntityTexts.ENTITY_TEXTS;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static dev.stoa.schema.generated.tables.EvidenceTexts.EVIDENCE_TEXTS;
import static dev.stoa.schema.generated.tables.FileTexts.FILE_TEXTS;
import static dev.stoa.schema.generated.tables.Files.FILES;
import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgeTexts.KNOWLEDGE_TEXTS;
import static dev.stoa.schema.generated.tables.LessonTexts.LESSON_TEXTS;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static dev.stoa.schema.generated.tables.MessageTexts.MESSAGE_TEXTS;
import static dev.stoa.schema.generated.tables.NoteTexts.NOTE_TEXTS;
import static dev.stoa.schema.generated.tables.TurnTexts.TURN_TEXTS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.nullif;
import static org.jooq.impl.DSL.select;

import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jooq.TableField;

/**
 * The table of the texts of one source, and the things that they are the texts of.
 *
 * @param thing the id by which the rest of the workspace knows a thing
 * @param thingKey by what a thing and its text belong together: a row id, or the id
 * @param says the column of a thing that its text need not repeat, if there is one
 * @param place where a text stands among others, if they have an order
 */
record TextTable(
    Table<?> texts,
    TableField<?, String> thing,
    TableField<?, ?> thingKey,
    Option<Field<String>> says,
    Option<TextTable.Place> place) {

  /** Where a thing stands among others. */
  record Place(Field<String> thread, Field<Long> number) {

    Stream<Field<?>> columns() {
      return Stream.of(thread, number);
    }
  }

  static TextTable of(SearchSource source) {
    return switch (source) {
      case MEMORY ->
          of(MEMORY_TEXTS, CONTINUUM_MEMORY.ID, CONTINUUM_MEMORY.ROW_ID)
              .saying(CONTINUUM_MEMORY.CONTENT);
      case NOTE -> of(NOTE_TEXTS, MEMORIES.MEMORY_ID, MEMORIES.ROW_ID);
      case KNOWLEDGE -> of(KNOWLEDGE_TEXTS, KNOWLEDGE.KNOWLEDGE_ID, KNOWLEDGE.ROW_ID);
      case MESSAGE ->
          of(MESSAGE_TEXTS, CHANNEL_MESSAGES.MESSAGE_ID, CHANNEL_MESSAGES.MESSAGE_ID)
              .in(CHANNEL_MESSAGES.CHANNEL_ID, CHANNEL_MESSAGES.SEQUENCE);
      case ENTITY -> of(ENTITY_TEXTS, GRAPH_ENTITIES.ENTITY_ID, GRAPH_ENTITIES.ROW_ID);
      case LESSON -> of(LESSON_TEXTS, LESSONS.ID, LESSONS.ROW_ID);
      case FILE -> of(FILE_TEXTS, FILES.FILE_ID, FILES.ROW_ID);
      case CORRECTION -> of(CORRECTION_TEXTS, CORRECTIONS.ID, CORRECTIONS.ROW_ID);
      case CONVERSATION ->
          of(CONVERSATION_TEXTS, CONVERSATION_MESSAGES.MESSAGE_ID, CONVERSATION_MESSAGES.ROW_ID)
              .in(CONVERSATION_MESSAGES.CONVERSATION_ID, CONVERSATION_MESSAGES.SEQUENCE);
      case CONSENSUS -> of(CONSENSUS_TEXTS, CONSENSUS.ID, CONSENSUS.ROW_ID);
      case EVIDENCE -> of(EVIDENCE_TEXTS, EVIDENCE.ID, EVIDENCE.ROW_ID);
      case TURN ->
          of(TURN_TEXTS, DEBATE_TURNS.ID, DEBATE_TURNS.ID)
              .in(DEBATE_TURNS.SESSION_ID, DEBATE_TURNS.SEQUENCE);
    };
  }

  private static TextTable of(
      Table<?> texts, TableField<?, String> thing, TableField<?, ?> thingKey) {
    return new TextTable(texts, thing, thingKey, Option.none(), Option.none());
  }

  private TextTable saying(Field<String> column) {
    return new TextTable(texts, thing, thingKey, Option.some(column), place);
  }

  private TextTable in(Field<String> thread, Field<Long> number) {
    return new TextTable(texts, thing, thingKey, says, Option.some(new Place(thread, number)));
  }

  Table<?> things() {
    return thing.getTable();
  }

  boolean isById() {
    return thingKey.equals(thing);
  }

  /** By what the text of a thing is found. */
  Field<?> textKey() {
    return isById() ? texts.field(MEMORY_TEXTS.ID) : texts.field(MEMORY_TEXTS.ROW_ID);
  }

  /** What a text says. */
  Field<String> text() {
    Field<String> own = texts.field(MEMORY_TEXTS.TEXT);
    return says.map(column -> coalesce(own, column)).getOrElse(own);
  }

  /** What a text that says this repeats. */
  Field<String> own(Field<String> text) {
    return says.map(column -> nullif(text, column)).getOrElse(text);
  }

  /** Texts, with those things that say what they do not. */
  Table<?> said() {
    return says.<Table<?>>map(column -> texts.leftJoin(things()).on(isOfThing())).getOrElse(texts);
  }

  /** Things with their texts. */
  Table<Record> joined() {
    return things().join(texts).on(isOfThing());
  }

  @SuppressWarnings("unchecked") // Both are row ids, or both are ids.
  Condition isOfThing() {
    return ((Field<Object>) textKey()).eq((Field<Object>) thingKey);
  }

  /** Whether a text is one of the things that a condition holds for. */
  @SuppressWarnings("unchecked") // Both are row ids, or both are ids.
  Condition ofThings(Condition wanted) {
    return ((Field<Object>) textKey())
        .in(select((Field<Object>) thingKey).from(things()).where(wanted));
  }
}

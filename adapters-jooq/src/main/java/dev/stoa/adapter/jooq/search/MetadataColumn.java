package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static dev.stoa.schema.generated.tables.VectorItems.VECTOR_ITEMS;

import dev.stoa.adapter.jooq.sql.IndexedMember;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.schema.Json;
import java.util.List;
import org.jooq.TableField;

/**
 * Where the metadata of a kind is.
 *
 * @param before the columns by which all conditions of the kind are limited
 * @param after the columns by which lists of the kind are limited and ordered
 */
record MetadataColumn(
    TableField<?, Json> column, List<TableField<?, ?>> before, List<TableField<?, ?>> after) {

  /** How many characters of a digest tell members of a kind from each other. */
  private static final int DIGITS = 16;

  static MetadataColumn of(MetadataKind kind) {
    return switch (kind) {
      case MEMORY -> of(CONTINUUM_MEMORY.METADATA, CONTINUUM_MEMORY.SCOPE, CONTINUUM_MEMORY.ID);
      case EVIDENCE -> of(EVIDENCE.METADATA_JSON, EVIDENCE.ID);
      case CORRECTION -> of(CORRECTIONS.METADATA, CORRECTIONS.ID);
      case DEBATE -> of(DEBATE_SESSIONS.METADATA, DEBATE_SESSIONS.ID);
      case TURN -> of(DEBATE_TURNS.METADATA, DEBATE_TURNS.SESSION_ID, DEBATE_TURNS.SEQUENCE);
      case CONVERSATION ->
          of(
              CONVERSATION_MESSAGES.METADATA,
              CONVERSATION_MESSAGES.CONVERSATION_ID,
              CONVERSATION_MESSAGES.SEQUENCE);
      case VECTOR ->
          new MetadataColumn(
              VECTOR_ITEMS.METADATA, List.of(VECTOR_ITEMS.COLLECTION), List.of(VECTOR_ITEMS.ID));
    };
  }

  private static MetadataColumn of(TableField<?, Json> column, TableField<?, ?>... after) {
    return new MetadataColumn(column, List.of(), List.of(after));
  }

  /** A member of it, whose name may be long and have any characters. */
  IndexedMember member(MetadataKind kind, String key) {
    String name = "idx_metadata_" + kind.label() + "_" + Sha256.hex(key).substring(0, DIGITS);
    return new IndexedMember(name, column, key, before, after);
  }
}

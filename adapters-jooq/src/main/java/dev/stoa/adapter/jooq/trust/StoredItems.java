package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static dev.stoa.schema.generated.tables.Files.FILES;
import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.GraphObservations.GRAPH_OBSERVATIONS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jooq.Field;
import org.jooq.TableField;

/** Where the items of each kind are stored. */
final class StoredItems {

  static final Field<String> ID = MEMORIES.MEMORY_ID.as("stored");

  private static final Map<ItemKind, Seq<Statement>> LOOKUPS = new EnumMap<>(ItemKind.class);

  static {
    for (ItemKind kind : ItemKind.values()) {
      LOOKUPS.put(kind, ids(kind).map(StoredItems::lookup));
    }
  }

  private StoredItems() {}

  private static Vector<TableField<?, String>> ids(ItemKind kind) {
    return switch (kind) {
      case MEMORY -> Vector.of(CONTINUUM_MEMORY.ID, CONTINUUM_MEMORY_ARCHIVE.ID);
      case NOTE -> Vector.of(MEMORIES.MEMORY_ID);
      case KNOWLEDGE -> Vector.of(KNOWLEDGE.KNOWLEDGE_ID);
      case MESSAGE -> Vector.of(CHANNEL_MESSAGES.MESSAGE_ID);
      case EVIDENCE -> Vector.of(EVIDENCE.ID);
      case CORRECTION -> Vector.of(CORRECTIONS.ID);
      case LESSON -> Vector.of(LESSONS.ID);
      case CONVERSATION -> Vector.of(CONVERSATION_MESSAGES.MESSAGE_ID);
      case FILE -> Vector.of(FILES.FILE_ID);
      case ENTITY -> Vector.of(GRAPH_ENTITIES.ENTITY_ID);
      case OBSERVATION -> Vector.of(GRAPH_OBSERVATIONS.OBSERVATION_ID);
    };
  }

  private static Statement lookup(TableField<?, String> id) {
    return Statement.of(
        () -> select(id.as(ID)).from(id.getTable()).where(OriginSql.ITEMS.contains(id)));
  }

  /** The statements that find items of the kind by their ids. */
  static Seq<Statement> of(ItemKind kind) {
    return Objects.requireNonNull(LOOKUPS.get(kind));
  }
}

package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Corroborations.CORROBORATIONS;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.ItemReaders.ITEM_READERS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.PrincipalFamilies.PRINCIPAL_FAMILIES;
import static dev.stoa.schema.generated.tables.QuarantinedItems.QUARANTINED_ITEMS;
import static dev.stoa.schema.generated.tables.Quarantines.QUARANTINES;
import static dev.stoa.schema.generated.tables.ReadingKeys.READING_KEYS;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.substring;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.operations.Cleared;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectCorrections;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectMemories;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.domain.trust.ItemKind;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.TableField;

/** The tables of origins and trust; the name of an erased agent is replaced in what it wrote. */
public final class TrustTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("trust")
          .table(
              ORIGINS,
              SubjectRule.rename(ORIGINS.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(ORIGINS.PRINCIPAL, SubjectKey.USER),
              clearSource(
                  SubjectKey.AGENT_ID,
                  isIts()
                      .or(isOf(ItemKind.NOTE, MEMORIES.MEMORY_ID, MEMORIES.AGENT_ID))
                      .or(isOf(ItemKind.KNOWLEDGE, KNOWLEDGE.KNOWLEDGE_ID, KNOWLEDGE.AGENT_ID))
                      .or(
                          isOf(
                              ItemKind.MESSAGE,
                              CHANNEL_MESSAGES.MESSAGE_ID,
                              CHANNEL_MESSAGES.AGENT_ID))),
              clearSource(
                  SubjectKey.USER, isIts().or(SubjectCorrections.isOne(idOf(ItemKind.CORRECTION)))),
              clearSource(SubjectKey.MEMORY, SubjectMemories.isOne(idOf(ItemKind.MEMORY))))
          .table(DERIVATIONS)
          .table(
              CORROBORATIONS,
              SubjectRule.rename(CORROBORATIONS.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(CORROBORATIONS.PRINCIPAL, SubjectKey.USER))
          .table(
              PRINCIPAL_FAMILIES,
              SubjectRule.remove(PRINCIPAL_FAMILIES.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.remove(PRINCIPAL_FAMILIES.PRINCIPAL, SubjectKey.USER),
              SubjectRule.rename(PRINCIPAL_FAMILIES.FAMILY, SubjectKey.AGENT_ID))
          .swept(
              "reader-expiry",
              ITEM_READERS,
              SubjectRule.rename(ITEM_READERS.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(ITEM_READERS.PRINCIPAL, SubjectKey.USER))
          .table(READING_KEYS)
          .table(SPAWN_READINGS)
          .table(
              QUARANTINES,
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.USER))
          .table(QUARANTINED_ITEMS);

  private TrustTables() {}

  /** Removes the words of a writer about where an item comes from. */
  private static SubjectRule clearSource(SubjectKey key, Condition held) {
    return SubjectRule.clear(
        ORIGINS, key, ORIGINS.SOURCE.isNotNull().and(held), Cleared.columns().none(ORIGINS.SOURCE));
  }

  private static Condition isIts() {
    return ORIGINS.PRINCIPAL.eq(SubjectRule.SUBJECT);
  }

  private static Condition isOf(ItemKind kind, TableField<?, String> id, Field<String> agent) {
    return ORIGINS.ITEM.in(
        select(TrustedOnly.item(kind, id))
            .from(id.getTable())
            .where(agent.eq(SubjectRule.SUBJECT)));
  }

  /** The id of an item of a kind; no id if it is of another. */
  private static Field<String> idOf(ItemKind kind) {
    String prefix = kind.label() + ":";
    return when(
        ORIGINS.ITEM.startsWith(inline(prefix)),
        substring(ORIGINS.ITEM, inline(prefix.length() + 1)));
  }
}

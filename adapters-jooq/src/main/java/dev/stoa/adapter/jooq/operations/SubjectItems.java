package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.VectorItems.VECTOR_ITEMS;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.selectOne;

import io.vavr.collection.Vector;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/**
 * Which items of vector collections are those of a subject: what is in a collection named like one
 * of its scopes, and what names it in a member of its metadata.
 */
public final class SubjectItems {

  /** The members of metadata that say whose an item is. */
  private static final Vector<String> OWNERS =
      Vector.of("user", "user_id", "userId", "agent", "agent_id", "agentId", "scope");

  private static final Condition OWN =
      SubjectRule.SCOPES
          .contains(VECTOR_ITEMS.COLLECTION)
          .or(DSL.or(OWNERS.map(SubjectItems::isNamed).asJava()));

  /** The items. */
  public static final SubjectRule ITEMS =
      SubjectRule.remove(
          VECTOR_ITEMS, SubjectKey.MEMORY, OWN, VECTOR_ITEMS.COLLECTION, VECTOR_ITEMS.METADATA);

  private SubjectItems() {}

  private static Condition isNamed(String member) {
    Field<String> value =
        DSL.field("{0} ->> {1}", String.class, VECTOR_ITEMS.METADATA, inline(member));
    return value.eq(SubjectRule.SUBJECT).or(SubjectRule.SCOPES.contains(value));
  }

  /** Whether a vector of an item is that of one of them. */
  public static Condition isVectorOfOne() {
    return exists(
        selectOne()
            .from(VECTOR_ITEMS)
            .where(VECTOR_ITEMS.COLLECTION.eq(EMBEDDINGS.OWNER))
            .and(VECTOR_ITEMS.ID.eq(EMBEDDINGS.ID))
            .and(OWN));
  }
}

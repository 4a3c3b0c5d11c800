package dev.stoa.adapter.jooq.learning;

import static dev.stoa.schema.generated.tables.LearnedItems.LEARNED_ITEMS;
import static dev.stoa.schema.generated.tables.Learnings.LEARNINGS;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearnedItemBuilder;
import dev.stoa.domain.learning.LearningDecision;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningReason;
import dev.stoa.domain.learning.LearningRecord;
import dev.stoa.domain.learning.Learnings;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The tables {@code learnings} and {@code learned_items}. */
public final class JooqLearnings extends StoredById<LearningId, LearningRecord>
    implements Learnings {

  static final Rows<LearningRecord> STORED =
      Rows.of(LEARNINGS, JooqLearnings::learning)
          .key(LEARNINGS.ID, one -> one.id().value())
          .set(LEARNINGS.LEARNED_AT, LearningRecord::learnedAt)
          .changing()
          .maybe(LEARNINGS.UNDONE_AT, LearningRecord::undoneAt);

  static final Lookup<String, LearningRecord> BY_ID = STORED.by(LEARNINGS.ID);
  static final Pages<TimePosition<LearningId>, LearningRecord> NEWEST =
      STORED.pages(Order.newestFirst(LEARNINGS.LEARNED_AT, LEARNINGS.ID));

  static final Rows<LearnedItem> ITEMS =
      Rows.of(LEARNED_ITEMS, JooqLearnings::item)
          .key(LEARNED_ITEMS.LEARNING_ID, one -> one.learning().value())
          .key(LEARNED_ITEMS.NUMBER, LearnedItem::number)
          .set(LEARNED_ITEMS.DECISION, one -> one.decision().label())
          .set(LEARNED_ITEMS.REASON, one -> one.reason().label())
          .maybe(LEARNED_ITEMS.ITEM, one -> one.item().map(ItemRef::text))
          .maybe(LEARNED_ITEMS.SUPERSEDED, one -> one.superseded().map(ItemRef::text))
          .maybe(LEARNED_ITEMS.VARIANT_ID, one -> one.variant().map(VariantId::value))
          .set(LEARNED_ITEMS.SOURCES, one -> JsonColumn.of(one.sources()));

  static final Filter<String> OF_LEARNING = Filter.eq(LEARNED_ITEMS.LEARNING_ID);
  static final Pages<Long, LearnedItem> IN_ORDER =
      ITEMS.pages(Order.ascending(LEARNED_ITEMS.NUMBER, number -> number));

  static final ListParam<String> ABOUT = Params.list("items", LEARNED_ITEMS.ITEM);
  static final Statement HOLDING =
      Statement.of(
          () ->
              ITEMS
                  .select(ABOUT.contains(LEARNED_ITEMS.ITEM))
                  .and(
                      exists(
                          selectOne()
                              .from(LEARNINGS)
                              .where(LEARNINGS.ID.eq(LEARNED_ITEMS.LEARNING_ID))
                              .and(LEARNINGS.UNDONE_AT.isNull()))));

  public JooqLearnings(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public void addItems(Seq<LearnedItem> items) {
    ITEMS.add(session, items);
  }

  @Override
  public Seq<LearningRecord> page(Option<TimePosition<LearningId>> after, int limit) {
    return NEWEST.page(session, Filters.NONE, after, limit);
  }

  @Override
  public Seq<LearnedItem> of(LearningId learning) {
    return IN_ORDER.list(session, Filters.NONE.and(OF_LEARNING, learning.value()));
  }

  @Override
  public Seq<LearnedItem> ofItems(Seq<ItemRef> items) {
    return ITEMS.list(session, HOLDING, binds -> binds.set(ABOUT, items.map(ItemRef::text)));
  }

  private static LearningRecord learning(Row row) throws SQLException {
    return new LearningRecord(
        new LearningId(row.get(LEARNINGS.ID)),
        row.get(LEARNINGS.LEARNED_AT),
        Option.of(row.get(LEARNINGS.UNDONE_AT)));
  }

  private static LearnedItem item(Row row) throws SQLException {
    return LearnedItemBuilder.builder()
        .learning(new LearningId(row.get(LEARNED_ITEMS.LEARNING_ID)))
        .number(row.get(LEARNED_ITEMS.NUMBER))
        .decision(LearningDecision.labelled(row.get(LEARNED_ITEMS.DECISION)))
        .reason(LearningReason.labelled(row.get(LEARNED_ITEMS.REASON)))
        .item(Option.of(row.get(LEARNED_ITEMS.ITEM)).map(ItemRef::of))
        .superseded(Option.of(row.get(LEARNED_ITEMS.SUPERSEDED)).map(ItemRef::of))
        .variant(Option.of(row.get(LEARNED_ITEMS.VARIANT_ID)).map(VariantId::new))
        .sources(JsonColumn.texts(row.get(LEARNED_ITEMS.SOURCES)))
        .build();
  }
}

package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.VectorItems.VECTOR_ITEMS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.MetadataCondition;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorItems;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Record1;
import org.jooq.SelectConditionStep;

/** The items in the table {@code vector_items}, whose vectors are in {@code embeddings}. */
public final class JooqVectorItems implements VectorItems {

  /** An item as it is written. */
  private record Put(VectorCollection collection, VectorItem item, Instant now) {}

  static final Rows<Put> WRITTEN =
      Rows.<Put>of(VECTOR_ITEMS)
          .key(VECTOR_ITEMS.COLLECTION, put -> put.collection().value())
          .key(VECTOR_ITEMS.ID, put -> put.item().id())
          .set(VECTOR_ITEMS.CREATED_AT, Put::now)
          .changing()
          .maybe(VECTOR_ITEMS.TEXT, put -> put.item().text())
          .set(VECTOR_ITEMS.METADATA, put -> new Json(put.item().metadata().text()));

  private static final Rows<VectorItem> STORED =
      Rows.of(
              VECTOR_ITEMS
                  .join(EMBEDDINGS)
                  .on(EMBEDDINGS.SOURCE.eq(inline(VectorSource.ITEM.label())))
                  .and(EMBEDDINGS.OWNER.eq(VECTOR_ITEMS.COLLECTION))
                  .and(EMBEDDINGS.MODEL.eq(inline(VectorCollection.MODEL)))
                  .and(EMBEDDINGS.ID.eq(VECTOR_ITEMS.ID))
                  .and(EMBEDDINGS.VECTOR.isNotNull()),
              JooqVectorItems::item)
          .generated(VECTOR_ITEMS.ID, VECTOR_ITEMS.TEXT, VECTOR_ITEMS.METADATA, EMBEDDINGS.VECTOR);

  static final Pages<String, VectorItem> BY_ID =
      STORED.pages(Order.ascending(VECTOR_ITEMS.ID, id -> id));
  static final Filter<String> OF_COLLECTION = Filter.eq(VECTOR_ITEMS.COLLECTION);

  private static final ListParam<String> IDS = Params.list("ids", VECTOR_ITEMS.ID);
  private static final Condition IN_COLLECTION =
      VECTOR_ITEMS.COLLECTION.eq(Params.of(VECTOR_ITEMS.COLLECTION));
  private static final Condition IS_LISTED = IN_COLLECTION.and(IDS.contains(VECTOR_ITEMS.ID));

  static final Statement SOME = Statement.of(() -> STORED.select(IS_LISTED));
  static final Statement REMOVE = Statement.of(() -> deleteFrom(VECTOR_ITEMS).where(IS_LISTED));
  static final Statement CLEAR = Statement.of(() -> deleteFrom(VECTOR_ITEMS).where(IN_COLLECTION));

  private final JooqSession session;

  public JooqVectorItems(JooqSession session) {
    this.session = session;
  }

  @Override
  public void putAll(VectorCollection collection, Seq<VectorItem> items, Instant now) {
    WRITTEN.put(session, items.map(item -> new Put(collection, item, now)));
  }

  @Override
  public Seq<VectorItem> find(VectorCollection collection, Seq<String> ids) {
    return STORED.list(
        session,
        SOME,
        binds -> binds.set(VECTOR_ITEMS.COLLECTION, collection.value()).set(IDS, ids));
  }

  @Override
  public Seq<VectorItem> page(VectorQuery query) {
    return BY_ID.page(
        session,
        Filters.NONE
            .and(OF_COLLECTION, query.collection().value())
            .where(VECTOR_ITEMS.METADATA, query.where()),
        Option.some(query.page().after().getOrElse("")),
        query.page().limit());
  }

  @Override
  public Seq<String> having(VectorCollection collection, MetadataFilter filter, int limit) {
    MetadataCondition where = MetadataCondition.of(VECTOR_ITEMS.METADATA, filter);
    return session.list(
        having(where),
        binds -> {
          where.bind(binds);
          binds.set(VECTOR_ITEMS.COLLECTION, collection.value()).set(Rows.LIMIT, limit);
        },
        row -> row.get(VECTOR_ITEMS.ID));
  }

  static Statement having(MetadataCondition where) {
    return Statement.of(() -> ids(IN_COLLECTION, where).limit(Rows.LIMIT));
  }

  @Override
  public Set<String> among(VectorCollection collection, Seq<String> ids, MetadataFilter filter) {
    MetadataCondition where = MetadataCondition.of(VECTOR_ITEMS.METADATA, filter);
    return session
        .list(
            Statement.of(() -> ids(IS_LISTED, where)),
            binds -> {
              where.bind(binds);
              binds.set(VECTOR_ITEMS.COLLECTION, collection.value()).set(IDS, ids);
            },
            row -> row.get(VECTOR_ITEMS.ID))
        .toSet();
  }

  private static SelectConditionStep<Record1<String>> ids(
      Condition those, MetadataCondition where) {
    return select(VECTOR_ITEMS.ID).from(VECTOR_ITEMS).where(those).and(where.condition());
  }

  @Override
  public long remove(VectorCollection collection, Seq<String> ids) {
    return session.change(
        REMOVE, binds -> binds.set(VECTOR_ITEMS.COLLECTION, collection.value()).set(IDS, ids));
  }

  @Override
  public long clear(VectorCollection collection) {
    return session.change(CLEAR, binds -> binds.set(VECTOR_ITEMS.COLLECTION, collection.value()));
  }

  private static VectorItem item(Row row) throws SQLException {
    return new VectorItem(
        row.get(VECTOR_ITEMS.ID),
        Option.of(row.get(VECTOR_ITEMS.TEXT)),
        JsonColumn.canonical(row.get(VECTOR_ITEMS.METADATA)),
        Embedding.of(VectorCollection.MODEL, VectorBytes.read(row.get(EMBEDDINGS.VECTOR))));
  }
}

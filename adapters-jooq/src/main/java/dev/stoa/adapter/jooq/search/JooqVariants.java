package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.TextVariants.TEXT_VARIANTS;
import static org.jooq.impl.DSL.deleteFrom;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantBuilder;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.Variants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Condition;

/** The variants in the table {@code text_variants}. */
public final class JooqVariants implements Variants {

  static final Rows<Variant> ROWS =
      Rows.of(TEXT_VARIANTS, JooqVariants::variant)
          .key(TEXT_VARIANTS.ID, variant -> variant.id().value())
          .set(TEXT_VARIANTS.SOURCE, variant -> variant.source().label())
          .set(TEXT_VARIANTS.ITEM, Variant::item)
          .set(TEXT_VARIANTS.OWNER, Variant::owner)
          .set(TEXT_VARIANTS.TEXT, Variant::text)
          .maybe(TEXT_VARIANTS.AUTHOR, Variant::author)
          .set(TEXT_VARIANTS.CREATED_AT, Variant::createdAt)
          .changing()
          .maybe(TEXT_VARIANTS.TAKEN_OUT_AS, Variant::takenOutAs)
          .maybe(TEXT_VARIANTS.TAKEN_OUT_AT, Variant::takenOutAt);

  static final Lookup<String, Variant> BY_ID = ROWS.by(TEXT_VARIANTS.ID);

  private static final ListParam<String> ITEMS = Params.list("items", TEXT_VARIANTS.ITEM);
  private static final Condition OF_SOURCE =
      TEXT_VARIANTS.SOURCE.eq(Params.of(TEXT_VARIANTS.SOURCE));

  static final Statement LIST_OF_ITEM =
      Statement.of(
          () ->
              ROWS.select(OF_SOURCE.and(TEXT_VARIANTS.ITEM.eq(Params.of(TEXT_VARIANTS.ITEM))))
                  .orderBy(TEXT_VARIANTS.CREATED_AT, TEXT_VARIANTS.ID)
                  .limit(Rows.LIMIT));

  static final Statement REMOVE_OF_ITEMS =
      Statement.of(
          () -> deleteFrom(TEXT_VARIANTS).where(OF_SOURCE.and(ITEMS.contains(TEXT_VARIANTS.ITEM))));

  private final JooqSession session;

  public JooqVariants(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Variant variant) {
    ROWS.add(session, variant);
  }

  @Override
  public Option<Variant> lock(VariantId id) {
    return BY_ID.lock(session, id.value());
  }

  @Override
  public void save(Variant variant) {
    ROWS.save(session, variant);
  }

  @Override
  public Seq<Variant> of(SearchSource source, String item, int limit) {
    return ROWS.list(
        session,
        LIST_OF_ITEM,
        binds ->
            binds
                .set(TEXT_VARIANTS.SOURCE, source.label())
                .set(TEXT_VARIANTS.ITEM, item)
                .set(Rows.LIMIT, limit));
  }

  @Override
  public void remove(VariantId id) {
    BY_ID.remove(session, id.value());
  }

  @Override
  public void removeAll(SearchSource source, Seq<String> items) {
    session.run(
        REMOVE_OF_ITEMS,
        binds -> {
          binds.set(TEXT_VARIANTS.SOURCE, source.label());
          binds.set(ITEMS, items);
        });
  }

  private static Variant variant(Row row) throws SQLException {
    return VariantBuilder.builder()
        .id(new VariantId(row.get(TEXT_VARIANTS.ID)))
        .source(SearchSource.labelled(row.get(TEXT_VARIANTS.SOURCE)))
        .item(row.get(TEXT_VARIANTS.ITEM))
        .owner(row.get(TEXT_VARIANTS.OWNER))
        .text(row.get(TEXT_VARIANTS.TEXT))
        .author(Option.of(row.get(TEXT_VARIANTS.AUTHOR)))
        .createdAt(row.get(TEXT_VARIANTS.CREATED_AT))
        .takenOutAs(Option.of(row.get(TEXT_VARIANTS.TAKEN_OUT_AS)))
        .takenOutAt(Option.of(row.get(TEXT_VARIANTS.TAKEN_OUT_AT)))
        .build();
  }
}

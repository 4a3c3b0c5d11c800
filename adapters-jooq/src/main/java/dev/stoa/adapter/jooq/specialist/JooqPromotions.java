package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.Promotions.PROMOTIONS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.not;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.ModelPromotionBuilder;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Field;
import org.jooq.Param;

/** Promotions in the table {@code promotions}. */
public final class JooqPromotions implements Promotions {

  static final Rows<ModelPromotion> STORED =
      Rows.of(PROMOTIONS, JooqPromotions::promotion)
          .key(PROMOTIONS.ID, promotion -> promotion.id().value())
          .set(PROMOTIONS.CREATED_AT, ModelPromotion::createdAt)
          .set(PROMOTIONS.SPECIALIST, promotion -> promotion.specialist().value())
          .set(PROMOTIONS.SEQUENCE, ModelPromotion::sequence)
          .set(PROMOTIONS.EVENT, promotion -> promotion.event().label())
          .maybe(PROMOTIONS.FROM_MODEL, ModelPromotion::fromModel)
          .maybe(PROMOTIONS.TO_MODEL, ModelPromotion::toModel)
          .set(PROMOTIONS.METADATA, promotion -> new Json(promotion.metadata().text()))
          .changing()
          .set(PROMOTIONS.REVERTED, ModelPromotion::isReverted)
          .maybe(PROMOTIONS.REVERTED_AT, ModelPromotion::revertedAt);

  static final Pages<Long, ModelPromotion> NEWEST =
      STORED.pages(Order.descending(PROMOTIONS.SEQUENCE, sequence -> sequence));
  static final Filter<String> OF_SPECIALIST = Filter.eq(PROMOTIONS.SPECIALIST);
  static final Filter<Object> PROMOTED =
      Filter.of(
          PROMOTIONS
              .EVENT
              .eq(inline(PromotionEvent.PROMOTE.label()))
              .and(not(PROMOTIONS.REVERTED)));

  private static final Param<String> AFTER = Params.named("after_name", PROMOTIONS.SPECIALIST);
  private static final Field<String> NEXT = min(PROMOTIONS.SPECIALIST).as("next_name");

  /** One name after another, so that only one entry of the index is read for each. */
  private static final Statement NEXT_SPECIALIST =
      Statement.of(() -> select(NEXT).from(PROMOTIONS).where(PROMOTIONS.SPECIALIST.gt(AFTER)));

  private final JooqSession session;

  public JooqPromotions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock(SpecialistName specialist) {
    session.serialize(LockName.PROMOTION.of(specialist));
  }

  @Override
  public void append(ModelPromotion promotion) {
    STORED.add(session, promotion);
  }

  @Override
  public void saveReverted(ModelPromotion promotion) {
    STORED.save(session, promotion);
  }

  @Override
  public Option<ModelPromotion> last(SpecialistName specialist) {
    return NEWEST.head(session, of(specialist));
  }

  @Override
  public Option<ModelPromotion> lastPromoted(SpecialistName specialist) {
    return NEWEST.head(session, of(specialist).and(PROMOTED));
  }

  @Override
  public Seq<ModelPromotion> of(
      SpecialistName specialist, Option<MetadataFilter> where, Option<Long> before, int limit) {
    return NEWEST.page(session, of(specialist).where(PROMOTIONS.METADATA, where), before, limit);
  }

  private static Filters of(SpecialistName specialist) {
    return Filters.NONE.and(OF_SPECIALIST, specialist.value());
  }

  @Override
  public Seq<SpecialistName> specialists(Option<SpecialistName> after, int limit) {
    Vector<SpecialistName> found = Vector.empty();
    Option<SpecialistName> next = next(after);
    while (next.isDefined() && found.size() < limit) {
      found = found.append(next.get());
      next = next(next);
    }
    return found;
  }

  private Option<SpecialistName> next(Option<SpecialistName> after) {
    return session
        .one(
            NEXT_SPECIALIST,
            binds -> binds.set(AFTER, after.map(SpecialistName::value).getOrElse("")),
            row -> Option.of(row.get(NEXT)))
        .flatMap(name -> name)
        .map(SpecialistName::new);
  }

  private static ModelPromotion promotion(Row row) throws SQLException {
    return ModelPromotionBuilder.builder()
        .id(new PromotionId(row.get(PROMOTIONS.ID)))
        .specialist(new SpecialistName(row.get(PROMOTIONS.SPECIALIST)))
        .sequence(row.get(PROMOTIONS.SEQUENCE))
        .event(PromotionEvent.labelled(row.get(PROMOTIONS.EVENT)))
        .fromModel(Option.of(row.get(PROMOTIONS.FROM_MODEL)))
        .toModel(Option.of(row.get(PROMOTIONS.TO_MODEL)))
        .isReverted(row.get(PROMOTIONS.REVERTED))
        .revertedAt(Option.of(row.get(PROMOTIONS.REVERTED_AT)))
        .metadata(JsonColumn.canonical(row.get(PROMOTIONS.METADATA)))
        .createdAt(row.get(PROMOTIONS.CREATED_AT))
        .build();
  }
}

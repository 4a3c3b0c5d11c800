package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.Promotions.PROMOTIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Promotions in the table {@code promotions}. */
public final class JooqPromotions implements Promotions {

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
    session.run(
        PromotionSql.INSERT,
        binds -> {
          binds
              .set(PROMOTIONS.CREATED_AT, promotion.createdAt())
              .set(PROMOTIONS.SPECIALIST, promotion.specialist().value())
              .set(PROMOTIONS.SEQUENCE, promotion.sequence())
              .set(PROMOTIONS.EVENT, promotion.event().label())
              .set(PROMOTIONS.FROM_MODEL, promotion.fromModel().getOrNull())
              .set(PROMOTIONS.TO_MODEL, promotion.toModel().getOrNull())
              .set(PROMOTIONS.METADATA, new Json(promotion.metadata().text()));
          bindReverted(binds, promotion);
        });
  }

  @Override
  public void saveReverted(ModelPromotion promotion) {
    session.run(PromotionSql.REVERT, binds -> bindReverted(binds, promotion));
  }

  private static void bindReverted(Binds binds, ModelPromotion promotion) throws SQLException {
    binds
        .set(PROMOTIONS.ID, promotion.id().value())
        .set(PROMOTIONS.REVERTED, promotion.isReverted())
        .set(PROMOTIONS.REVERTED_AT, promotion.revertedAt().getOrNull());
  }

  @Override
  public Option<ModelPromotion> last(SpecialistName specialist) {
    return of(specialist, Option.none(), 1).headOption();
  }

  @Override
  public Option<ModelPromotion> lastPromoted(SpecialistName specialist) {
    return listed(PromotionSql.PROMOTED, specialist, Option.none(), 1).headOption();
  }

  @Override
  public Seq<ModelPromotion> of(SpecialistName specialist, Option<Long> before, int limit) {
    return listed(
        before.isEmpty() ? PromotionSql.PAGE : PromotionSql.PAGE_BEFORE, specialist, before, limit);
  }

  private Seq<ModelPromotion> listed(
      Statement statement, SpecialistName specialist, Option<Long> before, int limit) {
    return session.list(
        statement,
        binds -> {
          binds.set(PROMOTIONS.SPECIALIST, specialist.value()).set(PromotionSql.LIMIT, limit);
          for (long last : before) {
            binds.set(PromotionSql.BEFORE, last);
          }
        },
        JooqPromotions::promotion);
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
            PromotionSql.NEXT_SPECIALIST,
            binds ->
                binds.set(PromotionSql.AFTER_NAME, after.map(SpecialistName::value).getOrElse("")),
            row -> Option.of(row.get(PromotionSql.NEXT_NAME)))
        .flatMap(name -> name)
        .map(SpecialistName::new);
  }

  private static ModelPromotion promotion(Row row) throws SQLException {
    return new ModelPromotion(
        new PromotionId(row.get(PROMOTIONS.ID)),
        new SpecialistName(row.get(PROMOTIONS.SPECIALIST)),
        row.get(PROMOTIONS.SEQUENCE),
        PromotionEvent.labelled(row.get(PROMOTIONS.EVENT)),
        Option.of(row.get(PROMOTIONS.FROM_MODEL)),
        Option.of(row.get(PROMOTIONS.TO_MODEL)),
        row.get(PROMOTIONS.REVERTED),
        Option.of(row.get(PROMOTIONS.REVERTED_AT)),
        JsonColumn.canonical(row.get(PROMOTIONS.METADATA)),
        row.get(PROMOTIONS.CREATED_AT));
  }
}

package dev.stoa.testkit.specialist;

import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Promotions in a list. */
final class InMemoryPromotions implements Promotions {

  private final Cell<Vector<ModelPromotion>> promotions;

  InMemoryPromotions(InMemoryUnitOfWork unit) {
    this.promotions = unit.cell(Vector.empty());
  }

  @Override
  public void lock(SpecialistName specialist) {
    promotions.requireWriting();
  }

  @Override
  public void append(ModelPromotion promotion) {
    promotions.requireWriting();
    if (promotions
        .get()
        .exists(
            one ->
                one.id().equals(promotion.id())
                    || (one.specialist().equals(promotion.specialist())
                        && one.sequence() == promotion.sequence()))) {
      throw new StorageException("promotion " + promotion.id() + " or its number exists");
    }
    promotions.update(all -> all.append(promotion));
  }

  @Override
  public void saveReverted(ModelPromotion promotion) {
    promotions.update(all -> all.map(one -> one.id().equals(promotion.id()) ? promotion : one));
  }

  @Override
  public Option<ModelPromotion> last(SpecialistName specialist) {
    return of(specialist, Option.none(), 1).headOption();
  }

  @Override
  public Option<ModelPromotion> lastPromoted(SpecialistName specialist) {
    return of(specialist, Option.none(), Integer.MAX_VALUE).find(ModelPromotion::canBeReverted);
  }

  @Override
  public Seq<ModelPromotion> of(SpecialistName specialist, Option<Long> before, int limit) {
    return promotions
        .get()
        .filter(one -> one.specialist().equals(specialist))
        .filter(one -> before.forAll(last -> one.sequence() < last))
        .sortBy(one -> -one.sequence())
        .take(limit);
  }

  @Override
  public Seq<SpecialistName> specialists(Option<SpecialistName> after, int limit) {
    return promotions
        .get()
        .map(ModelPromotion::specialist)
        .distinct()
        .sorted()
        .filter(name -> after.forAll(last -> name.compareTo(last) > 0))
        .take(limit);
  }
}

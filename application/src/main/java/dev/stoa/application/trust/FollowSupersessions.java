package dev.stoa.application.trust;

import dev.stoa.domain.kernel.Supersedable;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The step of ending what was superseded where the first of its successors begins that is not
 * withdrawn; requires an open write unit.
 *
 * @param <I> the ids of the items
 * @param <T> the items
 */
public final class FollowSupersessions<I extends TextKey<I>, T extends Supersedable<I, T>>
    implements Supersessions {

  private final ItemKind kind;
  private final Origins origins;
  private final Function<String, I> id;
  private final SupersessionHistory<I, T> history;
  private final Function<I, Option<T>> lock;
  private final BiConsumer<T, T> change;

  /**
   * For the items of a kind.
   *
   * @param change stores one as it was before and as it is after
   */
  public FollowSupersessions(
      ItemKind kind,
      Origins origins,
      Function<String, I> id,
      SupersessionHistory<I, T> history,
      Function<I, Option<T>> lock,
      BiConsumer<T, T> change) {
    this.kind = kind;
    this.origins = origins;
    this.id = id;
    this.history = history;
    this.lock = lock;
    this.change = change;
  }

  @Override
  public ItemKind kind() {
    return kind;
  }

  @Override
  public void follow(Seq<String> changed) {
    changed
        .flatMap(one -> history.superseded(id.apply(one)))
        .map(Supersedable::id)
        .distinct()
        .sorted()
        .flatMap(lock)
        .forEach(this::settle);
  }

  /**
   * One has superseded others: if some of them are withdrawn, what they superseded ends otherwise.
   *
   * @return whether that may be so
   */
  public boolean superseded(Seq<I> others, I by) {
    boolean isWithdrawn =
        origins
            .find(others.append(by).map(one -> kind.ref(one.value())))
            .exists(one -> one.trust() == Trust.QUARANTINED);
    if (isWithdrawn) {
      follow(Vector.of(by.value()));
    }
    return isWithdrawn;
  }

  /** One whose successor is gone stays as it is. */
  private void settle(T superseded) {
    Vector<T> successors = history.after(superseded);
    if (successors.isEmpty()) {
      return;
    }
    Set<ItemRef> withdrawn = origins.withdrawn(successors.map(this::ref)).map(Origin::item).toSet();
    T after = superseded.endedBy(successors.reject(one -> withdrawn.contains(ref(one))));
    if (!after.equals(superseded)) {
      change.accept(superseded, after);
    }
  }

  private ItemRef ref(T one) {
    return kind.ref(one.id().value());
  }
}

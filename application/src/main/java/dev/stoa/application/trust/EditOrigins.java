package dev.stoa.application.trust;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.InstantSource;

/**
 * The step of trusting an item that gets another text no more than who writes that, and its
 * sources; requires an open write unit, the one that stores the text.
 */
public final class EditOrigins {

  private final Origins origins;
  private final FindParents parents;
  private final Iterable<Supersessions> supersessions;
  private final InstantSource clock;

  /**
   * With the clock of a workspace.
   *
   * @param supersessions what items have superseded, of each kind that does
   */
  public EditOrigins(
      TrustStorage storage, Iterable<Supersessions> supersessions, InstantSource clock) {
    this.origins = storage.origins();
    this.parents = new FindParents(origins);
    this.supersessions = supersessions;
    this.clock = clock;
  }

  /** An item got another text. */
  public void edit(ItemRef item) {
    edit(item, Principal.LOCAL);
  }

  /** As above; an agent that acts is the writer unless the edge has authenticated another. */
  public void edit(ItemRef item, String actingAgent) {
    edit(item, Principal.agent(actingAgent));
  }

  private void edit(ItemRef item, Principal unlessAuthenticated) {
    Principal writer = WrittenBy.writerOr(unlessAuthenticated);
    Provenance stated = WrittenBy.stated().statedBy(writer).getOrElseThrow(RefusalException::new);
    Seq<Origin> madeFrom = parents.find(stated.from().reject(item::equals));
    Origin written = Origin.bound(item, writer, stated, madeFrom, clock.instant());
    Origin before = origins.all(Vector.of(item)).get(item).get();
    Origin after = before.edited(Trust.of(written.origin()));
    origins.removeCorroborations(item);
    if (madeFrom.nonEmpty() || !after.equals(before)) {
      origins.add(Vector.of(before));
      origins.derive(madeFrom.map(parent -> new Derivation(item, parent.item())));
      origins.save(Vector.of(after));
      origins.retrust(item);
      if (madeFrom.exists(parent -> parent.trust() == Trust.QUARANTINED)) {
        supersessions.forEach(one -> one.follow(origins.superseding(item, one.kind())));
      }
    }
  }
}

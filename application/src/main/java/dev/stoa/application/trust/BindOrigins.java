package dev.stoa.application.trust;

import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * The step of binding new items to who writes them and what they were made from; requires an open
 * write unit, the one that stores the items.
 */
public final class BindOrigins {

  private final Origins origins;
  private final FindParents parents;
  private final InstantSource clock;

  /** With the clock of a workspace. */
  public BindOrigins(TrustStorage storage, InstantSource clock) {
    this.origins = storage.origins();
    this.parents = new FindParents(origins);
    this.clock = clock;
  }

  /** Binds new items; answers what an audit entry about them says. */
  public AuditMembers bind(ItemKind kind, Seq<String> ids) {
    return bind(kind, ids, Principal.LOCAL);
  }

  /** As above; an agent that acts is the writer unless the edge has authenticated another. */
  public AuditMembers bind(ItemKind kind, Seq<String> ids, String actingAgent) {
    return bind(kind, ids, Principal.agent(actingAgent));
  }

  /** As above, for what came from another store, independent of the caller. */
  public AuditMembers bindImported(ItemKind kind, Seq<String> ids, String system) {
    return bind(kind, ids, () -> Principal.imported(system));
  }

  /**
   * Records who said what has no origin yet, as far as its place says; what has one keeps it.
   *
   * @param said when
   */
  public void bindSaid(ItemRef item, Principal speaker, Instant said) {
    origins.add(Vector.of(Origin.bound(item, speaker, Provenance.NONE, Vector.empty(), said)));
  }

  /** How far an item would be trusted that is written now. */
  public Trust expected(ItemRef item) {
    Principal writer = WrittenBy.writerOr(Principal.LOCAL);
    Provenance stated = WrittenBy.stated().statedBy(writer).getOrElseThrow(RefusalException::new);
    return Origin.bound(item, writer, stated, parents.find(stated.from()), clock.instant()).trust();
  }

  private AuditMembers bind(ItemKind kind, Seq<String> ids, Principal unlessAuthenticated) {
    return bind(kind, ids, () -> WrittenBy.writerOr(unlessAuthenticated));
  }

  private AuditMembers bind(ItemKind kind, Seq<String> ids, Supplier<Principal> named) {
    if (ids.isEmpty()) {
      return AuditMembers.NONE;
    }
    Principal writer = named.get();
    Provenance stated = WrittenBy.stated().statedBy(writer).getOrElseThrow(RefusalException::new);
    Instant now = clock.instant();
    Seq<Origin> madeFrom = parents.find(stated.from());
    Seq<ItemRef> items = ids.map(kind::ref);
    Seq<Origin> bound = items.map(item -> Origin.bound(item, writer, stated, madeFrom, now));
    origins.add(bound);
    if (stated.from().nonEmpty()) {
      origins.derive(
          items.flatMap(
              item ->
                  stated.from().reject(item::equals).map(parent -> new Derivation(item, parent))));
    }
    return AuditMembers.NONE
        .label("origin", bound.head().origin())
        .label("trust", bound.head().trust())
        .id("principal_id", Principal.idOf(bound.head().principal()));
  }
}

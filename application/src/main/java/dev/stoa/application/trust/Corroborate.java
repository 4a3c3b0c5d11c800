package dev.stoa.application.trust;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.Corroboration;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of recording that a principal writes what an item says already; requires an open write
 * unit. Enough that are independent of the item and of each other raise its trust.
 */
public final class Corroborate {

  private final Origins origins;
  private final FindParents parents;
  private final RaiseTrust raise;
  private final InstantSource clock;

  /** With the clock and the id source of a workspace. */
  public <S extends TrustStorage & AuditStorage> Corroborate(
      S storage, InstantSource clock, IdSource ids) {
    this.origins = storage.origins();
    this.parents = new FindParents(origins);
    this.raise = new RaiseTrust(origins, new AppendAudit(storage.auditLog(), clock, ids));
    this.clock = clock;
  }

  /**
   * An item is written again by the caller; answers whether that counts, which it does not if the
   * caller is not independent of those who wrote it. An application that names no caller counts.
   */
  public boolean isIndependent(ItemKind kind, String id) {
    ItemRef item = kind.ref(id);
    return WrittenBy.writer()
        .map(
            writer ->
                corroborate(
                        origins
                            .find(Vector.of(item))
                            .headOption()
                            .getOrElse(() -> Origin.unknown(item)),
                        writer)
                    .isRight())
        .getOrElse(true);
  }

  Either<TrustRefused, Origin> corroborate(Origin item, Principal writer) {
    if (item.trust() == Trust.QUARANTINED) {
      return Either.left(new TrustRefused.Withdrawn(item.item()));
    }
    Provenance stated = WrittenBy.stated().statedBy(writer).getOrElseThrow(RefusalException::new);
    Seq<Corroboration> before = origins.corroborations(item.item());
    Map<String, String> families =
        origins.families(
            before.map(Corroboration::principal).append(item.principal()).append(writer.name()));
    String family = families.get(writer.name()).get();
    Corroboration said = made(item.item(), writer, stated, "principal:" + family, clock.instant());
    boolean isKin =
        before
            .map(Corroboration::principal)
            .append(item.principal())
            .exists(other -> families.get(other).get().equals(family));
    if (isKin || sharesRoot(item, stated, said, before)) {
      return Either.left(new TrustRefused.NotIndependent(item.item(), writer.name()));
    }
    origins.addCorroboration(said);
    return Either.right(
        Option.when(before.size() + 1 >= Corroboration.ENOUGH, item)
            .flatMap(one -> Corroboration.raising(one, origins.counting(one.item())))
            .map(by -> raise.raise(item, by))
            .getOrElse(item));
  }

  /** A principal was withdrawn or brought back: what its corroborations raised is decided anew. */
  void countAgain(String principal) {
    origins
        .find(origins.corroboratedBy(principal))
        .filter(one -> one.raised().forAll(Corroboration::isBy))
        .forEach(this::countAgain);
  }

  private void countAgain(Origin item) {
    Origin bare = item.raised(Option.none()).quarantined(Option.none());
    Seq<ItemRef> madeFrom = origins.parents(Vector.of(item.item())).map(Derivation::parent);
    Trust alone = bare.given(origins.all(madeFrom).values().map(Origin::trust).toVector());
    Option<Raised> by = Corroboration.raising(bare.trusted(alone), origins.counting(item.item()));
    if (!by.equals(item.raised())) {
      origins.save(Vector.of(item.raised(by)));
      origins.retrust(item.item());
    }
  }

  private Corroboration made(
      ItemRef item, Principal writer, Provenance stated, String alone, Instant now) {
    Origin bound = Origin.bound(item, writer, stated, parents.find(stated.from()), now);
    return new Corroboration(
        item,
        writer.name(),
        stated.from().isEmpty() ? alone : bound.root().text(),
        bound.trust(),
        now);
  }

  /** Whether anything that it was made from is in the lineage of the item or of another. */
  private boolean sharesRoot(
      Origin item, Provenance stated, Corroboration said, Seq<Corroboration> before) {
    if (stated.from().isEmpty()) {
      return false;
    }
    Set<ItemRef> sources = lineage(stated.from());
    Set<ItemRef> own = lineage(Vector.of(item.item(), item.root()));
    Set<String> roots = sources.map(ItemRef::text).add(said.root());
    return sources.exists(own::contains) || before.exists(other -> roots.contains(other.root()));
  }

  private Set<ItemRef> lineage(Seq<ItemRef> items) {
    return items.toSet().addAll(origins.ancestors(items));
  }
}

package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.tlog.Hash;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** A proof that the log only grew between two sizes. */
record ShownConsistency(
    @Param("The smaller size.") long from,
    @Param("The root of the tree at that size, in hex.") String fromRoot,
    @Param("The larger size.") long to,
    @Param("The root of the tree at that size, in hex.") String toRoot,
    @Param("The proof, in hex.") Seq<String> hashes) {

  static Either<AuditRefused, ShownConsistency> find(AuditOperations audit, long from, long to) {
    return audit
        .proveConsistency(from, to)
        .flatMap(
            path ->
                audit
                    .root(from)
                    .flatMap(
                        older ->
                            audit
                                .root(to)
                                .map(
                                    newer ->
                                        new ShownConsistency(
                                            from,
                                            older.hex(),
                                            to,
                                            newer.hex(),
                                            path.map(Hash::hex)))));
  }
}

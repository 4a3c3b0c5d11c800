package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.audit.tlog.TreeNode;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * The edge of a log's tree after the last append, so that the next one need not read it again.
 *
 * <p>An edge belongs to a head. The hash of a head attests every entry before it, so two logs with
 * the same head have the same tree: an edge may be used again whenever the locked head is the one
 * it belongs to, whatever other processes have appended or rolled back meanwhile. Otherwise it is
 * read from the log. Used under the lock of the head only.
 */
public final class KnownEdge {

  private volatile @Nullable Known known;

  /** The edge at the locked head, with all that adding this many entries reads. */
  public MerkleFrontier at(ChainHead head, int entries, AuditLog log) {
    Known last = known;
    // The edge is changed in place: if the append fails, it must not stay half changed.
    known = null;
    MerkleFrontier frontier =
        last != null && last.head().equals(head)
            ? last.frontier()
            : MerkleFrontier.at(head.size(), HashMap.empty());
    Seq<TreeNode> missing = frontier.missingToAdd(entries);
    if (!missing.isEmpty()) {
      frontier.learn(log.nodes(missing));
    }
    return frontier;
  }

  /** Keeps the edge for the head it has grown to. */
  public void keep(ChainHead head, MerkleFrontier frontier) {
    known = new Known(head, frontier);
  }

  private record Known(ChainHead head, MerkleFrontier frontier) {}
}

package dev.stoa.actions.knowledge;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A part of the tree of domains: each domain is followed by those below it. */
record DomainTree(
    @Param(value = "Only what is below this path.", position = 0) Option<DomainPath> domain,
    @Param(value = "How many levels.", min = 1, defaultValue = "3") int depth,
    @Param(value = "Which entries are counted.", defaultValue = "live") ArchiveFilter show,
    ValidAt valid,
    @Paged(200) Paging page) {

  static final Input<DomainTree> INPUT =
      Input.of(DomainTree.class).flatten("valid", ValidTime.ASKED);

  Page<DomainBranch, DomainPath> page(KnowledgeOperations knowledge) {
    Option<DomainPath> last = page.by(DomainPath.class).after();
    if (last.exists(path -> branch(domain, path).isEmpty())) {
      throw BadInput.at("after", "it continues the tree of another domain: begin without it");
    }
    return Page.of(
        walk(knowledge, domain, last, depth, Vector.empty()), page.limit(), DomainBranch::path);
  }

  /**
   * Each child of a path and what is below it, after the last one shown, until enough are found.
   */
  private Vector<DomainBranch> walk(
      KnowledgeOperations knowledge,
      Option<DomainPath> parent,
      Option<DomainPath> last,
      int levels,
      Vector<DomainBranch> before) {
    if (levels < 1 || before.size() >= page.limit()) {
      return before;
    }
    Option<DomainPath> begun = last.flatMap(path -> branch(parent, path));
    Vector<DomainBranch> found =
        begun.isEmpty()
            ? before
            : walk(
                knowledge, begun, last.filter(path -> !begun.contains(path)), levels - 1, before);
    if (found.size() >= page.limit()) {
      return found;
    }
    BranchQuery query =
        new BranchQuery(parent, show, valid, new PageRequest<>(begun, page.limit() - found.size()));
    for (DomainBranch child : knowledge.tree(query).items()) {
      if (found.size() < page.limit()) {
        found = found.append(child);
        found =
            child.total() > child.here()
                ? walk(knowledge, Option.some(child.path()), Option.none(), levels - 1, found)
                : found;
      }
    }
    return found;
  }

  /** The child of a parent, or the top-level path, that a path is or is below. */
  private static Option<DomainPath> branch(Option<DomainPath> parent, DomainPath path) {
    return path.upwards().find(above -> above.parent().equals(parent));
  }
}

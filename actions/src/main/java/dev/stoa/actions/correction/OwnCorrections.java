package dev.stoa.actions.correction;

import dev.stoa.actions.conversation.Owned;
import dev.stoa.application.Workspace;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** The corrections that a user may see: those that apply everywhere, and their own. */
final class OwnCorrections {

  private final CorrectionOperations corrections;
  private final Owned owned;

  OwnCorrections(Workspace workspace, Option<UserId> user) {
    this.corrections = workspace.corrections();
    this.owned = new Owned(workspace, user);
  }

  /** What can be done, after what was checked. */
  CorrectionOperations operations() {
    return corrections;
  }

  /** Refuses the project or the conversation of another user. */
  OwnCorrections in(CorrectionScope scope) {
    if (!has(scope)) {
      throw new RefusalException(new CorrectionRefused.UnknownScope(scope));
    }
    return this;
  }

  /** Refuses a correction of another user. */
  OwnCorrections with(CorrectionId id) {
    if (corrections.find(id).exists(one -> !has(one))) {
      throw new RefusalException(new CorrectionRefused.Unknown(id));
    }
    return this;
  }

  boolean has(Correction correction) {
    return has(correction.draft().scope());
  }

  private boolean has(CorrectionScope scope) {
    return scope.projectId().forAll(owned::has) && scope.conversationId().forAll(owned::has);
  }

  <T> Seq<T> only(Seq<T> all, Function<T, Correction> correction) {
    Seq<ConversationId> scopes =
        all.flatMap(one -> correction.apply(one).draft().scope().conversationId());
    owned.in(scopes, id -> id);
    return all.filter(one -> has(correction.apply(one)));
  }
}

package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.ErasureReport;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.KnownBackup;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of erasure. */
final class ErasureActions {

  private ErasureActions() {}

  /** The actions that begin with {@code forget}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "forget",
        "Erase what an agent or a user stored, and prove it.",
        () -> List.of(subject(), certificates(), prove()));
  }

  record ForgetSubject(
      @Param("The agent, by its identity, its id or the end of its id.") Option<String> agent,
      @Param(value = "The user, by its id.", ownUser = true) Option<String> user,
      @Param(
              value =
                  "A scope of memories that is the subject's alone, besides that named like it.",
              option = "scope")
          Seq<String> scopes,
      @Param("Count what would be erased, and change nothing.") boolean dryRun) {

    ForgetSubject {
      if (agent.isDefined() == user.isDefined()) {
        throw BadInput.of("give {agent} or {user}, one of them");
      }
    }

    private Either<Refusal, ErasureReport> on(ErasureOperations erasure) {
      if (dryRun) {
        return agent
            .map(name -> erasure.previewAgent(name, scopes))
            .getOrElse(() -> erasure.previewUser(user.get(), scopes));
      }
      return agent
          .map(name -> erasure.eraseAgent(name, scopes))
          .getOrElse(() -> erasure.eraseUser(user.get(), scopes));
    }
  }

  private static String text(ErasureReport report) {
    String held =
        report.backups().isEmpty()
            ? ""
            : "Backups that still hold it: "
                + report.backups().map(KnownBackup::name).mkString(", ")
                + "\n";
    return report
            .certificate()
            .map(certificate -> "Erased. Certificate " + certificate.id() + "\n")
            .getOrElse("Nothing was changed.\n")
        + held;
  }

  private static Action<?, ?> subject() {
    return Action.ofOperator()
        .destroy(
            "forget.subject",
            "Erases what an agent or a user stored from rows, indexes, vectors and archives.")
        .details(
            "Where others took part, as in matches and debates, erased-<id> replaces the name."
                + " The files are rewritten, and a certificate is stored and audited.")
        .apart()
        .example("{'agent':'zealot','dry_run':true}")
        .example("{'user':'ada','scopes':['ada-private']}")
        .columns("tables.table", "tables.treatment", "tables.rows")
        .takes(ForgetSubject.class)
        .gives(ErasureViews.ERASURE, (workspace, input) -> input.on(workspace.erasure()))
        .picture(seen -> text(seen.value()));
  }

  record ListCertificates(@Paged Paging page) {}

  private static Action<?, ?> certificates() {
    return Action.ofWorkspace()
        .read("forget.certificates", "Lists the certificates of erasures, newest first.")
        .example("{'limit':10}")
        .listing("certificates")
        .takes(ListCertificates.class)
        .answersPage(
            ErasureViews.CERTIFICATE,
            (workspace, input) ->
                workspace.erasure().certificates(input.page().byTime(ErasureId.class)));
  }

  record ProveErasure(
      @Param(value = "The certificate.", position = 0, label = "erasure-id") ErasureId erasure) {}

  private static Action<?, ?> prove() {
    return Action.ofWorkspace()
        .read("forget.prove", "Shows the certificate of an erasure with its inclusion proof.")
        .details("A signed checkpoint must cover the certificate: see audit checkpoint.")
        .example("{'erasure':'0197f2c1-5b7a-7c3e-8d41-2f6a9c0b1e55'}")
        .takes(ProveErasure.class)
        .gives(
            ErasureViews.PROOF, (workspace, input) -> workspace.erasure().prove(input.erasure()));
  }
}

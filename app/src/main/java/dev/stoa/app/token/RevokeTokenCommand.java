package dev.stoa.app.token;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.app.store.StoaAction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Revokes a token; running servers refuse it a second later. */
@Command(
    name = "revoke",
    description = "Revokes a token; running servers refuse it a second later.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa token revoke 3f9a01c2d4 --tokens tokens.jsonl"})
final class RevokeTokenCommand extends StoaAction {

  @Parameters(paramLabel = "<id>", description = "Its id, as `stoa token list` shows it.")
  private String id;

  @Mixin private TokenFileOption tokens;

  @Override
  protected Answer answer() {
    Token revoked =
        tokens
            .use(file -> file.revoke(id))
            .getOrElseThrow(
                () ->
                    CliFailure.refused(
                        "token "
                            + id
                            + " does not exist: see `stoa token list` for those that do"));
    return Answer.ok(
        "Revoked the token " + id + " of " + revoked.subject() + ".\n",
        TokenViews.json(revoked).build());
  }
}

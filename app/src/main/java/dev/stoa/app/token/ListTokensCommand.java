package dev.stoa.app.token;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists tokens without their hashes. */
@Command(
    name = "list",
    description = "Lists the tokens of a file.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa token list --tokens tokens.jsonl"})
final class ListTokensCommand extends StoaAction {

  @Mixin private TokenFileOption tokens;

  @Override
  protected Answer answer() {
    Seq<Token> all = tokens.use(TokenFile::list);
    return Answer.ok(
        all.isEmpty() ? "No tokens.\n" : TokenViews.table(all),
        JsonObject.builder()
            .put("items", all.map(token -> TokenViews.json(token).build()))
            .build());
  }
}

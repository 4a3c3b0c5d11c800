package dev.stoa.app.token;

import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.trust.OriginClass;
import io.vavr.collection.Seq;

/** Tokens for people and for machines, without their hashes. */
final class TokenViews {

  private TokenViews() {}

  static String table(Seq<Token> tokens) {
    return Table.of(
            "id",
            "subject",
            "agent",
            "effect",
            "class",
            "workspace",
            "profile",
            "created",
            "expires")
        .rows(
            tokens,
            token ->
                new Object[] {
                  token.id(),
                  token.subject(),
                  token.agent().map(AgentId::value).getOrElse("any"),
                  token.effect().label(),
                  token.origin().getOrElse(OriginClass.AGENT).label(),
                  token.workspace().getOrElse("any"),
                  token.profile().getOrElse("core"),
                  token.createdAt(),
                  token.expiresAt().map(Object::toString).getOrElse("never")
                })
        .text();
  }

  static JsonObject.Builder json(Token token) {
    return JsonObject.builder()
        .put("id", token.id())
        .put("subject", token.subject())
        .put("agent", token.agent().map(AgentId::value))
        .put("effect", token.effect().label())
        .put("class", token.origin().getOrElse(OriginClass.AGENT).label())
        .put("workspace", token.workspace())
        .put("profile", token.profile())
        .put("created_at", Instants.text(token.createdAt()))
        .put("expires_at", token.expiresAt().map(Instants::text));
  }
}

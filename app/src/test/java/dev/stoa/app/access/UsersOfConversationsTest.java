package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What belongs to the conversations of a user is the user's alone. */
class UsersOfConversationsTest {

  @TempDir Path folder;

  /** A run with an answer, and corrections of a conversation and of a project. */
  private Server conversationOfAda(TestEngine engine) {
    Server server = Server.start(engine, folder);
    server.cli().run("conversation", "start", "--conversation", "c1", "--user", "ada").ok();
    return server;
  }

  @ParameterizedTest
  @EnumSource
  void runsAreTheUsers(TestEngine engine) {
    try (Server server = conversationOfAda(engine)) {
      String ada = server.token("--subject", "ada", "--effect", "write");
      String bob = server.token("--subject", "bob", "--effect", "destructive");
      String run =
          "{'conversation':'c1','specialist':'swe','query':'q1','response':'secret',"
              + "'utility':0.5}";
      String recorded = server.post(ada, "/v1/runs", run);
      assertTrue(recorded.startsWith("200 "), recorded);
      String id = recorded.replaceAll(".*\"run_id\":\"([^\"]+)\".*", "$1");
      String[][] requests = {
        {"GET", "/v1/runs?conversation=c1", ""},
        {"GET", "/v1/runs?query=q1", ""},
        {"GET", "/v1/runs?specialist=swe", ""},
        {"GET", "/v1/runs/" + id, ""},
        {"GET", "/v1/specialists/swe/analytics", ""},
        {"POST", "/v1/queries/q1/settle", "{'fields':{'general':1}}"},
        {"POST", "/v1/runs", run.replace("'swe'", "'law'")},
        {"POST", "/v1/runs", run},
      };
      for (String[] one : requests) {
        String answer = server.send(bob, one[0], one[1], one[2]);
        assertFalse(answer.contains("secret"), one[0] + " " + one[1] + ": " + answer);
        assertFalse(answer.contains("\"run_id\""), one[0] + " " + one[1] + ": " + answer);
      }
      String own = server.get(ada, "/v1/runs?query=q1");
      assertTrue(own.contains("secret") && !own.contains("\"winner\":true"), own);
      assertFalse(own.contains("law"), own);
      for (String path :
          new String[] {"/v1/runs?specialist=swe", "/v1/specialists/swe/analytics"}) {
        String seen = server.get(ada, path);
        assertTrue(seen.contains("secret"), path + ": " + seen);
      }
      String settled = server.post(ada, "/v1/queries/q1/settle", "{'fields':{'general':1}}");
      assertTrue(settled.contains("secret"), settled);
      assertTrue(
          server.cli().run("run", "list", "--query", "q1", "--json").ok().out().contains("secret"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void correctionsOfAConversationAreTheUsers(TestEngine engine) {
    try (Server server = conversationOfAda(engine)) {
      String ada = server.token("--subject", "ada", "--effect", "write");
      String bob = server.token("--subject", "bob", "--effect", "destructive");
      String correction =
          "{'subject':'tea','domain':'general','claim':'secret tea','rejected':'coffee',"
              + "'conversation':'c1'}";
      String recorded = server.post(ada, "/v1/corrections", correction);
      assertTrue(recorded.startsWith("200 "), recorded);
      String id = recorded.replaceAll(".*\"correction_id\":\"([^\"]+)\".*", "$1");
      String[][] requests = {
        {"GET", "/v1/corrections", ""},
        {"GET", "/v1/corrections?all_versions=true", ""},
        {"GET", "/v1/corrections/" + id, ""},
        {"GET", "/v1/corrections/" + id + "/history", ""},
        {"POST", "/v1/corrections/" + id + "/withdraw", ""},
        {"POST", "/v1/corrections/" + id + "/supersede", correction.replace("secret", "other")},
        {"POST", "/v1/corrections", correction.replace("secret", "other")},
        {"POST", "/v1/corrections", correction},
        {"POST", "/v1/correction-check", "{'subject':'tea','domain':'general','claim':'No tea.'}"},
        {"POST", "/v1/correction-check", correction.replace("secret", "other")},
        {"POST", "/v1/correction-retrieve", "{'query':'tea','conversation':'c1'}"},
        {"GET", "/v1/correction-export", ""},
        {"GET", "/v1/search?words=tea&everywhere=true", ""},
        {"GET", "/v1/search?words=tea&in=correction", ""},
      };
      for (String[] one : requests) {
        String answer = server.send(bob, one[0], one[1], one[2]);
        assertFalse(answer.contains("secret"), one[0] + " " + one[1] + ": " + answer);
      }
      assertTrue(server.get(bob, "/v1/correction-export-summary").contains("\"pairs\":0"));
      String own = server.get(ada, "/v1/corrections");
      assertTrue(own.contains("secret tea") && own.contains("\"holds\":true"), own);
      assertFalse(own.contains("other"), own);
      assertTrue(server.get(ada, "/v1/correction-export").contains("secret tea"));
      assertTrue(
          server
              .post(ada, "/v1/correction-retrieve", "{'query':'tea','conversation':'c1'}")
              .contains("secret tea"));
      assertTrue(server.cli().run("correction", "list").ok().out().contains("secret tea"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void pagesAreFullThoughOthersHaveMore(TestEngine engine) {
    try (Server server = conversationOfAda(engine)) {
      server.cli().run("conversation", "start", "--conversation", "c2", "--user", "bob").ok();
      String ada = server.token("--subject", "ada", "--effect", "write");
      String bob = server.token("--subject", "bob", "--effect", "write");
      record(server, ada, "c1");
      record(server, bob, "c2");
      for (String path : new String[] {"/v1/runs?specialist=swe", "/v1/corrections?domain=law"}) {
        String first = server.get(ada, path + "&limit=2");
        assertEquals(2, count(first, "\"conversation_id\":\"c1\""), first);
        String next = first.replaceAll(".*\"next\":\"([^\"]+)\".*", "$1");
        String second = server.get(ada, path + "&limit=2&after=" + next);
        assertEquals(1, count(second, "\"conversation_id\":\"c1\""), second);
        assertTrue(second.contains("\"next\":null"), second);
      }
      String last = server.get(ada, "/v1/specialists/swe/analytics?runs=2");
      assertEquals(2, count(last, "\"conversation_id\":\"c1\""), last);
    }
  }

  /** Three runs and three corrections in a conversation. */
  private static void record(Server server, String token, String conversation) {
    for (int i = 0; i < 3; i++) {
      String id = conversation + i;
      String run =
          "{'conversation':'" + conversation + "','specialist':'swe','query':'q" + id + "'}";
      String correction =
          "{'subject':'s"
              + id
              + "','domain':'law','claim':'It holds.','conversation':'"
              + conversation
              + "'}";
      assertTrue(server.post(token, "/v1/runs", run).startsWith("200 "));
      assertTrue(server.post(token, "/v1/corrections", correction).startsWith("200 "));
    }
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}

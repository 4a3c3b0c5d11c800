package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.access.OverEdge.Said;
import dev.stoa.bootstrap.storage.TestEngine;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Origin, trust and time mean the same over every edge.
 *
 * <p>A story has a step in each line. {@code x = call -> member} keeps a member of the answer as
 * {@code $x}, {@code x = now} an instant; {@code has} and {@code lacks} say what an answer
 * contains, and {@code refused} what the sentence does. What callers write is an agent's.
 */
class OriginAndTimeTest {

  private static final Pattern MEMBER = Pattern.compile("\"([a-z_]+)\":\"([^\"]+)\"");

  /** Each begins with its name; all are told over every edge. */
  private static final String STORIES =
      """
      # min_trust
      memory.remember {'content':'walnut page','origin':'document'}
      memory.remember {'content':'walnut tree'}
      memory.recall {'words':'walnut'} has walnut page
      memory.recall {'words':'walnut'} has "trust":"document"
      memory.recall {'words':'walnut','min_trust':'agent'} lacks walnut page
      memory.recall {'words':'walnut','min_trust':'agent'} has walnut tree
      search {'words':['walnut'],'min_trust':'tool'} lacks page
      search {'words':['walnut'],'min_trust':'document'} has page
      pack {'words':['walnut'],'min_trust':'agent'} lacks page
      pack {'words':['walnut']} has page
      memory.recall {'words':'walnut','min_trust':'certain'} refused give quarantined, imported, document, tool, agent, person

      # from
      m = memory.remember {'content':'walnut page','origin':'document'} -> memory_id
      n = memory.remember {'content':'a summary of it','from':['memory:$m']} -> memory_id
      trust.show {'item':'memory:$n'} has "origin":"agent"
      trust.show {'item':'memory:$n'} has "trust":"document"
      trust.show {'item':'memory:$n'} has "root":"memory:$m"
      memory.remember {'content':'of nothing','from':['memory:nowhere']} refused memory:nowhere
      memory.remember {'content':'of nothing','from':['walnut']} refused kind

      # the token of a reading
      m = memory.remember {'content':'walnut page','origin':'tool'} -> memory_id
      r = memory.recall {'words':'walnut'} -> reading
      n = memory.remember {'content':'noted after recall','reading':'$r'} -> memory_id
      trust.show {'item':'memory:$n'} has "trust":"tool"
      trust.show {'item':'memory:$n'} has "root":"memory:$m"
      r = search {'words':['walnut']} -> reading
      n = memory.remember {'content':'noted after search','reading':'$r'} -> memory_id
      trust.show {'item':'memory:$n'} has "trust":"tool"
      r = pack {'words':['walnut']} -> reading
      n = memory.remember {'content':'noted after a pack','reading':'$r'} -> memory_id
      trust.show {'item':'memory:$n'} has "trust":"tool"
      memory.remember {'content':'forged','reading':'B$r'} refused reading

      # an origin is lowered and never raised
      m = memory.remember {'content':'walnut page','origin':'tool','origin_source':'https://w.example'} -> memory_id
      trust.show {'item':'memory:$m'} has "origin":"tool"
      trust.show {'item':'memory:$m'} has "source":"https://w.example"
      memory.remember {'content':'walnut word','origin':'person'} refused origin person is above that of the caller, agent
      memory.list {} lacks walnut word

      # superseding while writing
      agent.register {'identity':'ada','model':'m'}
      m = memory.remember {'content':'ada is on call'} -> memory_id
      n = memory.remember {'content':'bo is on call','supersedes':['$m']} -> memory_id
      memory.list {} lacks ada is on call
      memory.list {} has bo is on call
      memory.show {'id':'$m'} has "superseded_by":"$n"
      memory.history {'id':'$n'} has ada is on call
      memory.remember {'content':'cy is on call','supersedes':['$m']} refused $n
      k = knowledge.contribute {'domain':'ops','content':'the port is 80','as':'ada'} -> knowledge_id
      l = knowledge.contribute {'domain':'ops','content':'the port is 81','as':'ada','supersedes':['$k']} -> knowledge_id
      knowledge.query {'domain':'ops'} lacks the port is 80
      knowledge.query {'domain':'ops'} has the port is 81
      knowledge.history {'entry':'$l'} has the port is 80
      memory.reinstate {'id':'$m'}
      memory.list {} has ada is on call
      knowledge.reinstate {'entry':'$k','as':'ada'}
      knowledge.query {'domain':'ops'} has the port is 80

      # valid time is given and cleared
      m = memory.remember {'content':'winter menu','valid_from':'2020-12-01T00:00:00Z','valid_until':'2021-03-01T00:00:00Z'} -> memory_id
      memory.show {'id':'$m'} has "valid_from":"2020-12-01T00:00:00.000000Z"
      memory.show {'id':'$m'} has "valid_until":"2021-03-01T00:00:00.000000Z"
      memory.list {} lacks winter menu
      memory.edit {'id':'$m','valid_for_ever':true} has "valid_until":null
      memory.list {} has winter menu
      memory.edit {'id':'$m','valid_since_ever':true} has "valid_from":null
      memory.list {'valid_at':'1999-01-01T00:00:00Z'} has winter menu
      memory.edit {'id':'$m','valid_from':'2021-01-01T00:00:00Z'} has "valid_from":"2021-01-01T00:00:00.000000Z"
      memory.list {'valid_at':'1999-01-01T00:00:00Z'} lacks winter menu
      memory.edit {'id':'$m','valid_until':'2021-02-01T00:00:00Z','valid_for_ever':true} refused not both
      memory.edit {'id':'$m','valid_from':'2021-02-01T00:00:00Z','valid_since_ever':true} refused not both
      memory.remember {'content':'x','valid_from':'2021-03-01T00:00:00Z','valid_until':'2020-12-01T00:00:00Z'} refused until
      c = correction.record {'subject':'menu','domain':'food','claim':'Soup is served.','valid_until':'2021-03-01T00:00:00Z'} -> correction_id
      correction.show {'correction':'$c'} has "valid_until":"2021-03-01T00:00:00.000000Z"

      # as of an instant
      agent.register {'identity':'ada','model':'m'}
      m = memory.remember {'content':'walnut tree'} -> memory_id
      note.write {'message':'walnut note','as':'ada'}
      t = now
      memory.edit {'id':'$m','content':'hazelnut tree'}
      memory.remember {'content':'walnut bread'}
      note.write {'message':'walnut bread note','as':'ada'}
      agent.rename {'agent':'ada','identity':'lovelace'}
      memory.list {'as_of':'$t'} has walnut tree
      memory.list {'as_of':'$t'} lacks bread
      memory.recall {'words':'walnut','as_of':'$t'} has walnut tree
      memory.recall {'words':'walnut'} lacks walnut tree
      search {'words':['walnut'],'as_of':'$t'} lacks bread
      pack {'words':['walnut'],'as_of':'$t'} has walnut tree
      note.list {'as':'ada','as_of':'$t'} has walnut note
      note.list {'as':'ada','as_of':'$t'} lacks bread
      agent.list {'as_of':'$t'} has ada
      agent.list {} lacks ada
      memory.list {'as_of':'2999-01-01T00:00:00Z'} refused give an instant that has been
      memory.list {'as_of':''} refused instant
      memory.list {'as_of':'yesterday'} refused instant
      memory.recall {'words':'walnut','as_of':'2999-01-01T00:00:00Z'} refused give an instant that has been
      memory.recall {'words':'walnut','as_of':''} refused instant

      # valid at an instant
      agent.register {'identity':'ada','model':'m'}
      memory.remember {'content':'ada is on call','valid_until':'2021-01-01T00:00:00Z'}
      memory.remember {'content':'bo is on call','valid_from':'2021-01-01T00:00:00Z'}
      memory.list {'valid_at':'2020-12-31T23:59:59Z'} has ada is
      memory.list {'valid_at':'2020-12-31T23:59:59Z'} lacks bo is
      memory.list {'valid_at':'2021-01-01T00:00:00Z'} lacks ada is
      memory.recall {'words':'call','valid_at':'2020-06-01T00:00:00Z'} has ada is
      memory.recall {'words':'call'} lacks ada is
      search {'words':['call'],'valid_at':'2020-06-01T00:00:00Z'} has ada is
      knowledge.contribute {'domain':'ops','content':'the port is 80','as':'ada','valid_until':'2021-01-01T00:00:00Z'}
      knowledge.query {'domain':'ops','valid_at':'2020-06-01T00:00:00Z'} has port is 80
      knowledge.query {'domain':'ops'} lacks port is 80
      correction.record {'subject':'menu','domain':'food','claim':'Soup is served.','valid_until':'2021-01-01T00:00:00Z'}
      correction.list {'valid_at':'2020-06-01T00:00:00Z'} has Soup
      correction.list {} lacks Soup
      memory.list {'valid_at':''} refused instant

      # all versions
      agent.register {'identity':'ada','model':'m'}
      m = memory.remember {'content':'ada is on call'} -> memory_id
      memory.remember {'content':'bo is on call','supersedes':['$m']}
      memory.remember {'content':'cy was on call','valid_until':'2021-01-01T00:00:00Z'}
      memory.list {'all_versions':true} has ada is
      memory.list {'all_versions':true} has cy was
      memory.list {} lacks ada is
      memory.recall {'words':'call','all_versions':true} has ada is
      memory.recall {'words':'call'} lacks cy was
      search {'words':['call'],'all_versions':true} has cy was
      knowledge.contribute {'domain':'ops','content':'the port is 80','as':'ada','valid_until':'2021-01-01T00:00:00Z'}
      knowledge.list {'all_versions':true} has port is 80
      knowledge.list {} lacks port is 80
      correction.record {'subject':'menu','domain':'food','claim':'Soup is served.'}
      correction.record {'subject':'menu','domain':'food','claim':'Stew is served.'}
      correction.list {'all_versions':true} has Soup
      correction.list {} lacks Soup

      # what has changed
      agent.register {'identity':'ada','model':'m'}
      agent.register {'identity':'bo','model':'m'}
      m = memory.remember {'content':'walnut tree','scope':'agent:ada'} -> memory_id
      t = now
      memory.edit {'id':'$m','content':'hazelnut tree'}
      memory.remember {'content':'chestnut','scope':'agent:bo'}
      note.write {'message':'note of ada','as':'ada'}
      note.write {'message':'note of bo','as':'bo'}
      u = now
      memory.remember {'content':'too late'}
      diff {'from':'$t','to':'$u'} has walnut tree
      diff {'from':'$t','to':'$u'} has hazelnut tree
      diff {'from':'$t','to':'$u'} lacks too late
      diff {'from':'$t','to':'$u','context':'notebook'} has note of ada
      diff {'from':'$t','to':'$u','context':'notebook'} lacks hazelnut
      diff {'from':'$t','to':'$u','agent':'bo'} has note of bo
      diff {'from':'$t','to':'$u','agent':'bo'} lacks note of ada
      agent.rename {'agent':'bo','identity':'boole'}
      diff {'from':'$t','to':'$u','agent':'boole'} has note of bo
      diff {'from':'$t','to':'$u','agent':'bo'} has note of bo
      diff {'from':'$t','to':'$u','scope':'agent:bo'} has chestnut
      diff {'from':'$t','to':'$u','scope':'agent:bo'} lacks hazelnut
      n = diff {'from':'$t','to':'$u','context':'notebook','limit':1} -> next
      diff {'from':'$t','to':'$u','context':'notebook','limit':100,'after':'$n'} has "context":"notebook"
      diff {'from':'$t','to':'2999-01-01T00:00:00Z'} refused give an instant that has been
      diff {'from':'$u','to':'$t'} refused from
      diff {'from':'$t','to':'$u','context':'weather'} refused context 'weather' is unknown: give agent

      # trace, quarantine and restore
      m = memory.remember {'content':'walnut page','origin':'document'} -> memory_id
      n = memory.remember {'content':'walnut summary','from':['memory:$m']} -> memory_id
      memory.remember {'content':'walnut tree'}
      trust.trace {'item':'memory:$m'} has memory:$n
      trust.trace {'item':'memory:$n','part':'ancestors'} has memory:$m
      trust.trace {'item':'memory:$m','part':'ancestors'} lacks memory:$n
      trust.quarantine {'root':'memory:$m','dry_run':true} has "items":2
      memory.recall {'words':'walnut'} has walnut page
      q = trust.quarantine {'root':'memory:$m'} -> quarantine
      memory.recall {'words':'walnut'} lacks walnut page
      memory.recall {'words':'walnut'} lacks walnut summary
      memory.recall {'words':'walnut'} has walnut tree
      search {'words':['walnut']} lacks summary
      pack {'words':['walnut']} lacks page
      memory.recall {'words':'walnut','min_trust':'quarantined'} has walnut summary
      memory.show {'id':'$n'} has "quarantined":true
      trust.quarantines {} has $q
      trust.restore {'quarantine':'$q'} has "items":2
      memory.recall {'words':'walnut'} has walnut summary
      trust.show {'item':'memory:$m'} has "trust":"document"
      trust.restore {'quarantine':'$q'} refused restored
      t = now
      k = memory.remember {'content':'walnut news'} -> memory_id
      p = trust.show {'item':'memory:$k'} -> principal
      trust.quarantine {'principal':'$p','since':'$t','dry_run':true} has "items":1
      trust.quarantine {} refused root
      trust.trace {'item':'memory:nowhere'} refused nowhere
      """;

  @TempDir Path folder;

  static Stream<Arguments> stories() {
    return Stream.of(STORIES.split("(?m)^# "))
        .filter(story -> !story.isBlank())
        .flatMap(
            story ->
                Stream.of(OverEdge.values())
                    .map(edge -> Arguments.of(edge, story.lines().findFirst().get(), story)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("stories")
  void everyEdgeTellsTheSame(OverEdge edge, String name, String story) {
    try (Server server = Server.start(TestEngine.SQLITE, folder)) {
      String token = server.token("--subject", "ada", "--effect", "destructive");
      Map<String, String> kept = new HashMap<>();
      story
          .lines()
          .skip(1)
          .filter(line -> !line.isBlank())
          .forEach(line -> tell(line, kept, call -> edge.call(server, token, call)));
    }
  }

  @FunctionalInterface
  private interface Edge {
    Said call(String call);
  }

  private static final Pattern STEP =
      Pattern.compile("(?:(\\w) = )?(\\S+)(?: (\\{.*\\}))?(?: (->|has|lacks|refused) (.+))?");

  private static void tell(String line, Map<String, String> kept, Edge edge) {
    String filled = line;
    for (Map.Entry<String, String> one : kept.entrySet()) {
      filled =
          filled.replaceAll("\\$" + one.getKey() + "\\b", Matcher.quoteReplacement(one.getValue()));
    }
    Matcher step = STEP.matcher(filled);
    assertTrue(step.matches(), filled);
    if (filled.endsWith("= now")) {
      kept.put(step.group(1), Instant.now().toString());
      return;
    }
    Said said = edge.call(step.group(2) + " " + step.group(3));
    String how = String.valueOf(step.group(4));
    String told = filled + "\n" + said.text();
    assertEquals(!how.equals("refused"), said.ok(), told);
    switch (how) {
      case "->" -> kept.put(step.group(1), member(said.text(), step.group(5)));
      case "has", "refused" -> assertTrue(said.text().contains(step.group(5)), told);
      case "lacks" -> assertFalse(said.text().contains(step.group(5)), told);
      default -> assertEquals("null", how);
    }
  }

  private static String member(String answer, String name) {
    return MEMBER
        .matcher(answer)
        .results()
        .filter(one -> one.group(1).equals(name))
        .map(one -> one.group(2))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " in " + answer));
  }
}

package dev.stoa.adapter.mcp;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A tool with a short name for one or several actions, which shows a model only the members that it
 * needs.
 *
 * @param uses what it can do; if there are several, the member {@link #CHOICE} chooses one
 */
record ToolView(String name, String description, Seq<Use> uses) {

  /** The member that chooses what to do. */
  static final String CHOICE = "do";

  /**
   * One action of a tool.
   *
   * @param word chooses it
   * @param members those of the action's input that are shown
   */
  record Use(String word, String action, Seq<String> members) {

    /** {@code word action member member …}. */
    private static Use of(String text) {
      Seq<String> words = List.of(text.split(" "));
      return new Use(words.head(), words.get(1), words.drop(2));
    }
  }

  private static ToolView of(String name, String description, String... uses) {
    return new ToolView(name, description, List.of(uses).map(Use::of));
  }

  static final Seq<ToolView> ALL =
      Vector.of(
          of(
              "remember",
              "Store a fact, decision or preference that will matter later.",
              "store memory.remember content importance scope merge"),
          of(
              "recall",
              "Recall memories, best first. Do this before you answer from memory.",
              "find memory.recall words scope limit"),
          of(
              "search",
              "Search memories, knowledge, messages, debates and your notes.",
              "find search words in limit"),
          of(
              "brief_me",
              "What you need to know before you start: notes, duties, unread messages.",
              "read note.briefing"),
          of(
              "pack",
              "What is known about a question or a task, with citations, under a budget of tokens.",
              "read pack words tokens channel"),
          of(
              "memory",
              "Your memory files under /memories, which outlast this conversation. view them before"
                  + " you start; create, str_replace, insert, delete and rename keep them useful.",
              "run files.memory command path view_range file_text old_str new_str insert_line"
                  + " insert_text old_path new_path"),
          of("note", "Write a note to yourself.", "write note.write message topic core"),
          of("post", "Post a message to a channel.", "write channel.post channel content"),
          of(
              "inbox",
              "list: channels with unread messages. read: the unread messages of a channel, once.",
              "list channel.inbox limit",
              "read channel.receive channel limit"),
          of(
              "task",
              "Tasks of agents. add one, list or show them, claim the oldest pending ones as a"
                  + " worker, then complete or fail them with that worker and claim.",
              "add task.create input agent channel",
              "list task.list agent status limit",
              "show task.show task",
              "claim task.claim worker limit",
              "complete task.complete task worker claim output",
              "fail task.fail task worker claim stderr retry"),
          of(
              "agents",
              "list: the agents of this workspace. show: one agent.",
              "list agent.list limit",
              "show agent.show agent"),
          of(
              "channels",
              "list, create or read channels.",
              "list channel.list limit",
              "create channel.create name topic",
              "read channel.newest channel limit"),
          of(
              "hand_off",
              "Hand work to another agent, or list, acknowledge and close what was handed to you.",
              "offer channel.handoff.offer channel summary to",
              "list channel.handoff.list status limit",
              "acknowledge channel.handoff.acknowledge hand_off",
              "close channel.handoff.close hand_off"),
          of(
              "knowledge",
              "Knowledge that all agents share: contribute an entry, search it, show an entry.",
              "contribute knowledge.contribute domain content confidence",
              "search knowledge.search words limit",
              "show knowledge.show entry"),
          of(
              "debate",
              "open a debate with its participants, start it, list or show debates, read the turns"
                  + " of one, tally its votes, and conclude it.",
              "open debate.open topic participants max_rounds threshold",
              "start debate.start session",
              "list debate.list active limit",
              "show debate.show session",
              "turns debate.turns session round limit",
              "tally debate.tally session",
              "conclude debate.conclude session answer winner confidence"),
          of(
              "say",
              "Say something in a running debate.",
              "say debate.say session content round phase confidence"),
          of(
              "vote",
              "Vote in a running debate; your last vote counts.",
              "vote debate.vote session choice confidence"),
          of(
              "next_turn",
              "Whether it is your turn in a debate that tells its participants, and what to answer."
                  + " It can wait.",
              "ask debate.next session wait"),
          of(
              "answer",
              "Answer when it is your turn; choice is your vote in the phase convergence.",
              "give debate.answer session content confidence choice turn"),
          of(
              "consensus",
              "brief: precedents, dissents and cruxes before a debate. similar: earlier"
                  + " conclusions. dissent: record that you disagree with one.",
              "brief consensus.brief topic",
              "similar consensus.similar topic limit",
              "show consensus.show consensus",
              "dissent consensus.dissent consensus content type reasoning confidence"),
          of(
              "evidence",
              "collect evidence, search it, and cite it in a debate.",
              "collect evidence.collect source snippet title url",
              "search evidence.search words limit",
              "cite evidence.cite evidence debate round relevance"),
          of(
              "critique",
              "file a critique of what an agent said in a debate; list or show critiques; patterns:"
                  + " which weaknesses were found before.",
              "file critique.file debate target issues suggestions severity reasoning",
              "list critique.list debate agent limit",
              "show critique.show critique",
              "patterns critique.patterns category limit"),
          of(
              "rating",
              "show: the rating of an agent. leaderboard: the best agents first.",
              "show rating.show agent",
              "leaderboard rating.leaderboard domain limit"),
          of(
              "audit",
              "newest: the newest entries of the audit trail. show: one. verify: recompute all.",
              "newest audit.newest event_type limit",
              "show audit.show entry",
              "verify audit.verify"),
          of("doctor", "Check the workspace; this changes nothing.", "check doctor deep"),
          of(
              "breakers",
              "list: circuit breakers and their state. reset: close one.",
              "list breaker.list limit",
              "reset breaker.reset name"),
          of("maintain", "Run the maintenance tasks that are due.", "run maintain tasks dry_run"));
}

package dev.stoa.domain.audit.aua;

import io.vavr.collection.Vector;

/** The chains of the public fixtures, row by row. */
final class AuaRows {

  static final String H1 = "984ebe37f0de3cb09851b21fa08857e5261377e9fec8925a570bf731c695a7db";
  static final String H2 = "87a9b6470e5ee366c171020249f8d18693d6a5533516972b981cd48df483206d";
  static final String H3 = "b61ffa89bae5da647ab970d0742e1348c278c671218016ff042a30458940fe10";
  static final String H4 = "ecc11633e929e7db9841c46eea4ac0d121d22cb78210bac99a3560c48ca63c81";
  static final String H5 = "578c431ed8ba32004b68c812b3bd29b9f5c3fd6fcc0b87d07ae417badf936901";
  static final String H6 = "969b797619c98854b437c5d077444225d8be0992e116355b955fe29bad819f17";
  static final String H7 = "c3874affbfb4ee3d5efeeaa0e8a5c6224cb673a29af09cd7d924b9ac9dadf780";
  static final String H8 = "aaeba723d2a9c4ef63dcea8e3b01b190cf7977ef07d338703642a331ef06b7a0";

  static final Vector<AuaRow> CHAIN =
      Vector.of(
          AuaRowBuilder.row(1, "query")
              .session("s1")
              .trace("t1")
              .field("software_engineering")
              .specialist("swe")
              .uScore(0.5743)
              .confidence(0.75)
              .latencyMs(12.5)
              .details("{\"mode\": \"single\"}")
              .linked("genesis", H1),
          AuaRowBuilder.row(2, "correction")
              .session("s1")
              .field("mathematics")
              .confidence(0.9)
              .details("{\"claim\": \"Bubble sort is O(n\\u00b2)\", \"rejected\": null}")
              .linked(H1, H2),
          AuaRowBuilder.row(3, "promote")
              .specialist("swe")
              .details("{\"from\": \"qwen-7b\", \"to\": \"qwen-14b\", \"u_delta\": 0.031}")
              .linked(H2, H3),
          AuaRowBuilder.row(4, "rollback").specialist("swe").details("{}").linked(H3, H4),
          AuaRowBuilder.row(5, "auth_failure").details("{\"ip\": \"127.0.0.1\"}").linked(H4, H5),
          AuaRowBuilder.row(6, "config_reload").details("{}").linked(H5, H6),
          AuaRowBuilder.row(7, "hook_failure")
              .details(
                  "{\"list\": [1, 2.0, true, false, \"\\u017e\"], \"nested\": {\"b\": 1, \"a\": 2}}")
              .linked(H6, H7),
          AuaRowBuilder.row(8, "query")
              .uScore(1.0)
              .confidence(1.0)
              .latencyMs(1e-7)
              .details("{\"big\": 12345678901234567890}")
              .linked(H7, H8));

  private static final String F1 =
      "436773ec328ca5383f4b17c9e76750cfc934af9b2261ecb14881b1c7bed7dee2";

  static final Vector<AuaRow> FORK =
      Vector.of(
          AuaRowBuilder.row(1, "query")
              .at(1000.0)
              .session("s0")
              .details("{}")
              .linked("genesis", F1),
          AuaRowBuilder.row(2, "query")
              .at(1000.0)
              .session("s1")
              .details("{}")
              .linked(F1, "24000b802d664919f13336226f485f307e5fecc86c79eceec985243103e84ef4"),
          AuaRowBuilder.row(3, "query")
              .at(1000.0)
              .session("s2")
              .details("{}")
              .linked(F1, "328e9b48729e85d486267d761988e43e559490ffa842a386bad413fc470746fe"),
          AuaRowBuilder.row(4, "query")
              .at(1000.0)
              .session("s3")
              .details("{}")
              .linked(F1, "141617db611bb2cf92d4ce08ecbed8450ceeef0df33acce36d37529cfb778909"));

  private AuaRows() {}
}

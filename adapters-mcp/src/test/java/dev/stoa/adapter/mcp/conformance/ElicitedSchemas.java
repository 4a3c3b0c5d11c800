package dev.stoa.adapter.mcp.conformance;

import dev.stoa.actions.shape.PlainJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import java.util.Map;

/** Schemas that the conformance suite requires, member by member. */
final class ElicitedSchemas {

  static final Map<String, Object> DEFAULTS =
      schema(
          """
          {"type":"object","required":[],"properties":{
            "name":{"type":"string","default":"John Doe"},
            "age":{"type":"integer","default":30},
            "score":{"type":"number","default":95.5},
            "status":{"type":"string","enum":["active","inactive","pending"],"default":"active"},
            "verified":{"type":"boolean","default":true}}}
          """);

  static final Map<String, Object> CHOICES =
      schema(
          """
          {"type":"object","required":[],"properties":{
            "untitledSingle":{"type":"string","enum":["option1","option2","option3"]},
            "titledSingle":{"type":"string","oneOf":[
              {"const":"value1","title":"First"},{"const":"value2","title":"Second"},
              {"const":"value3","title":"Third"}]},
            "legacyEnum":{"type":"string","enum":["opt1","opt2","opt3"],
              "enumNames":["One","Two","Three"]},
            "untitledMulti":{"type":"array","minItems":1,"maxItems":3,
              "items":{"type":"string","enum":["option1","option2","option3"]}},
            "titledMulti":{"type":"array","minItems":1,"maxItems":3,"items":{"anyOf":[
              {"const":"value1","title":"First"},{"const":"value2","title":"Second"},
              {"const":"value3","title":"Third"}]}}}}
          """);

  static final Map<String, Object> DIALECT_2020_12 =
      schema(
          """
          {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object",
           "$defs":{"address":{"type":"object","properties":{
             "street":{"type":"string"},"city":{"type":"string"}}}},
           "properties":{"name":{"type":"string"},"address":{"$ref":"#/$defs/address"}},
           "additionalProperties":false}
          """);

  private ElicitedSchemas() {}

  private static Map<String, Object> schema(String json) {
    return PlainJson.ofObject((JsonObject) JsonParser.parse(json));
  }
}

package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PorterStemmerTest {

  /** The examples of Porter's paper, step by step, and what is no English word. */
  @ParameterizedTest
  @CsvSource({
    "caresses,caress",
    "ponies,poni",
    "ties,ti",
    "caress,caress",
    "cats,cat",
    "feed,feed",
    "agreed,agre",
    "plastered,plaster",
    "bled,bled",
    "motoring,motor",
    "sing,sing",
    "conflated,conflat",
    "troubled,troubl",
    "sized,size",
    "hopping,hop",
    "tanned,tan",
    "falling,fall",
    "hissing,hiss",
    "fizzed,fizz",
    "failing,fail",
    "filing,file",
    "happy,happi",
    "sky,sky",
    "relational,relat",
    "conditional,condit",
    "rational,ration",
    "valenci,valenc",
    "hesitanci,hesit",
    "digitizer,digit",
    "conformabli,conform",
    "radicalli,radic",
    "differentli,differ",
    "vileli,vile",
    "analogousli,analog",
    "vietnamization,vietnam",
    "predication,predic",
    "operator,oper",
    "feudalism,feudal",
    "decisiveness,decis",
    "hopefulness,hope",
    "callousness,callous",
    "formaliti,formal",
    "sensitiviti,sensit",
    "sensibiliti,sensibl",
    "triplicate,triplic",
    "formative,form",
    "formalize,formal",
    "electriciti,electr",
    "electrical,electr",
    "hopeful,hope",
    "goodness,good",
    "revival,reviv",
    "allowance,allow",
    "inference,infer",
    "airliner,airlin",
    "gyroscopic,gyroscop",
    "adjustable,adjust",
    "defensible,defens",
    "irritant,irrit",
    "replacement,replac",
    "adjustment,adjust",
    "dependent,depend",
    "adoption,adopt",
    "homologou,homolog",
    "communism,commun",
    "activate,activ",
    "angulariti,angular",
    "homologous,homolog",
    "effective,effect",
    "bowdlerize,bowdler",
    "probate,probat",
    "rate,rate",
    "cease,ceas",
    "controll,control",
    "roll,roll",
    "as,as",
    "x86s,x86s",
    "naïves,naïves"
  })
  void aWordLosesItsEndings(String word, String stem) {
    assertEquals(stem, PorterStemmer.stem(word));
  }

  /** What looks for stems in a text relies on it. */
  @Test
  void theFirstLetterStays() {
    Random random = new Random(7);
    String[] endings = {"", "s", "ies", "sses", "ed", "ing", "y", "ational", "iveness", "ful", "e"};
    for (int i = 0; i < 50_000; i++) {
      String beginning =
          random
              .ints(random.nextInt(1, 6), 'a', 'z' + 1)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();
      String word = beginning + endings[random.nextInt(endings.length)];
      assertEquals(word.charAt(0), PorterStemmer.stem(word).charAt(0), word);
    }
  }
}

/** What every store of critiques, patterns and reputations must do, and fakes that do it. */
package dev.stoa.testkit.critique;

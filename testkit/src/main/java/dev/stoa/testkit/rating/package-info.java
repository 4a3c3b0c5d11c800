/** What every store of matches, ratings, history and relationships must do, and one in memory. */
package dev.stoa.testkit.rating;

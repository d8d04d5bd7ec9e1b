import { isDay } from "../../../../domain/calendar-day.ts";
import { formatFullDate } from "../../../../domain/format-date.ts";

/**
 * Says since when a video is on YouTube, as far as the owner has entered it.
 *
 * @param day as year-month-day, or what she has typed so far
 * @param today as year-month-day
 */
export function onYouTubeWords(day: string, today: string): string {
  if (!isDay(day)) return `You say it’s been on YouTube since ${day}`;
  const words = formatFullDate(day);
  return day > today
    ? `You say it comes out on YouTube on ${words}, a day still to come`
    : `You say it’s been on YouTube since ${words}`;
}

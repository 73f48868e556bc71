import type { Generated } from 'kysely';

/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** A place where a customer gets messages about the own orders. */
interface MessageTargetTable {
  /** a UUID */
  id: string;
  customer_id: string;
  channel: 'telegram' | 'push' | 'email';
  /** the id of a private chat, which is that of its person; the endpoint of a browser; an e-mail address */
  address: string;
  /** of a browser: JSON `{ p256dh, auth }` */
  keys: string | null;
  /** of a browser: the session that it was allowed in; without it nothing is sent */
  session_hash: string | null;
  /** of what does not belong to an order */
  locale: string;
  level: 'all' | 'important';
  created_at: Millis;
}

/** A code that proves a chat or an address once. */
interface MessageCodeTable {
  /** of Telegram the hash of the code, of e-mail `email/` and the customer */
  id: string;
  customer_id: string;
  /** of e-mail the address to be proven */
  address: string;
  /** SHA-256, hex */
  code_hash: string;
  locale: string;
  guesses: number;
  expires_at: Millis;
}

/** Whose turn it is to send on a channel to customers: one process at a time, and none while the channel is paused. */
interface MessageChannelTable {
  channel: string;
  held_until: Millis;
  paused_until: Millis;
  /** in a row */
  failures: number;
}

/** The message of a chat that is edited when its order goes on. */
interface TelegramMessageTable {
  order_id: string;
  target_id: string;
  message_id: number;
}

/** Updates that Telegram may send again. */
interface TelegramUpdateTable {
  id: number;
  at: Millis;
}

/** Whom a person signs in who opens the Mini App. */
interface TelegramPersonTable {
  telegram_id: number;
  customer_id: string;
  linked_at: Millis;
}

/** The group of a restaurant's team. */
interface TelegramGroupTable {
  restaurant_id: string;
  /** below zero */
  chat_id: number;
  title: string;
  /** of what it is told */
  locale: string;
  linked_at: Millis;
  /** the last day, YYYY-MM-DD, whose sum it was told */
  summed_day: string;
}

/** A person of the team in Telegram, who may press the buttons of groups. */
interface TeamTelegramTable {
  member_id: string;
  user_id: number;
  linked_at: Millis;
}

/** A code that connects a group or a person of the team once. */
interface TelegramCodeTable {
  /** SHA-256 of the code, hex */
  id: string;
  /** `group/` and the restaurant, or `member/` and the person; a newer code replaces the former one */
  owner: string;
  /** who made it, for the log */
  made_by: string | null;
  locale: string;
  expires_at: Millis;
}

/** A message that belongs to no order. */
interface NoticeTable {
  /** what it is about: it exists once */
  id: string;
  channel: string;
  target_id: string;
  content: string;
  attempts: number;
  created_at: Millis;
  next_at: Millis;
  /** when it was sent or given up; null: it waits */
  delivered_at: Millis | null;
  /** null: it was sent, or not tried */
  failure: string | null;
  /** of a mailing, which a customer gets at one place; null: another notice */
  mailing_id: string | null;
  customer_id: string | null;
}

/** A message of the house to all who agreed to mailings. */
interface MailingTable {
  /** made by the browser: sent twice it exists once */
  id: string;
  /** both JSON, in three languages */
  title: string;
  text: string;
  send_at: Millis;
  made_by: string | null;
  made_at: Millis;
  /** null: nobody is in the queue yet */
  begun_at: Millis | null;
  /** the last customer who is in the queue */
  queued_until: string;
  /** when all were in the queue */
  queued_at: Millis | null;
  /** canceled before it began, or stopped */
  canceled_at: Millis | null;
  canceled_by: string | null;
  /** how many customers were not in the queue when it was stopped */
  left_out: Generated<number>;
}

/** A mailing that is being written. Once it is sent, it is a mailing with the same id. */
interface MailingDraftTable {
  id: string;
  /** both JSON, in three languages that may be empty */
  title: string;
  text: string;
  /** the time that was chosen; null: none yet */
  send_at: Millis | null;
  /** 1, one more with each save */
  version: number;
  changed_by: string | null;
  changed_at: Millis;
}

/** That a customer agreed to mailings, kept when it has ended. */
interface MailingConsentTable {
  id: string;
  customer_id: string;
  agreed_at: Millis;
  /** null: it goes on, of which a customer has one */
  ended_at: Millis | null;
  ended_by: 'profile' | 'link' | 'telegram' | null;
}

/** A one-time code that was sent, without its phone. */
interface SentCodeTable {
  /** a UUID */
  id: string;
  way: 'sms' | 'telegram';
  sent_at: Millis;
  /** of Telegram's Gateway, until it has said whether the code was delivered; null: it is not asked */
  request_id: string | null;
  /** when it is asked, or asked again; null: it is not */
  ask_at: Millis | null;
  /** 1: not delivered, and not paid */
  is_returned: number;
}

export interface MessagesDatabase {
  sent_codes: SentCodeTable;
  telegram_groups: TelegramGroupTable;
  team_telegram: TeamTelegramTable;
  telegram_codes: TelegramCodeTable;
  notices: NoticeTable;
  mailings: MailingTable;
  mailing_drafts: MailingDraftTable;
  mailing_consents: MailingConsentTable;
  message_targets: MessageTargetTable;
  message_codes: MessageCodeTable;
  message_channels: MessageChannelTable;
  telegram_messages: TelegramMessageTable;
  telegram_updates: TelegramUpdateTable;
  telegram_people: TelegramPersonTable;
}

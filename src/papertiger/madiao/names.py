"""The names of the cards in English, Russian and Chinese, and what is painted on them. [MD-1.3]"""

from msgspec import Struct

from papertiger.madiao.cards import Card


class Names(Struct, frozen=True):
    """A card's names. `hero` and its translations name the hero of the Water Margin painted on it;

    cards of Strings and most of Cash have none: then `figure` says how its coins are laid out.
    """

    traditional: str
    simplified: str
    pinyin: str
    english: str
    russian: str
    hero_chinese: str
    figure: str
    hero_russian: str

    @property
    def hero_simplified(self) -> str:
        """The hero's name in simplified characters."""
        return self.hero_chinese.translate(_SIMPLIFIED)


_SIMPLIFIED = str.maketrans("孫魯楊橫進關勝榮", "孙鲁杨横进关胜荣")
"""The characters of the heroes' names that have two forms."""


# fmt: off
NAMES: dict[Card, Names] = {
    Card.MM: Names("尊萬萬貫", "尊万万贯", "zūn wànwàn guàn", "Myriad Myriad", "Мириада Мириад", "宋江", "Song Jiang", "Сун Цзян"),
    Card.TM: Names("千萬貫", "千万贯", "qiānwàn guàn", "Thousand Myriad", "Тысяча Мириад", "武松", "Wu Song", "У Сун"),
    Card.HM: Names("百萬貫", "百万贯", "bǎiwàn guàn", "Hundred Myriad", "Сотня Мириад", "阮小五", "Ruan Xiaowu", "Жуань Сяоу"),
    Card.T90: Names("九十萬貫", "九十万贯", "jiǔshíwàn guàn", "90 Myriad", "90 Мириад", "阮小七", "Ruan Xiaoqi", "Жуань Сяоци"),
    Card.T80: Names("八十萬貫", "八十万贯", "bāshíwàn guàn", "80 Myriad", "80 Мириад", "朱仝", "Zhu Tong", "Чжу Тун"),
    Card.T70: Names("七十萬貫", "七十万贯", "qīshíwàn guàn", "70 Myriad", "70 Мириад", "孫立", "Sun Li", "Сунь Ли"),
    Card.T60: Names("六十萬貫", "六十万贯", "liùshíwàn guàn", "60 Myriad", "60 Мириад", "呼延灼", "Huyan Zhuo", "Хуянь Чжо"),
    Card.T50: Names("五十萬貫", "五十万贯", "wǔshíwàn guàn", "50 Myriad", "50 Мириад", "魯智深", "Lu Zhishen", "Лу Чжишэнь"),
    Card.T40: Names("四十萬貫", "四十万贯", "sìshíwàn guàn", "40 Myriad", "40 Мириад", "李逵", "Li Kui", "Ли Куй"),
    Card.T30: Names("三十萬貫", "三十万贯", "sānshíwàn guàn", "30 Myriad", "30 Мириад", "楊志", "Yang Zhi", "Ян Чжи"),
    Card.T20: Names("二十萬貫", "二十万贯", "èrshíwàn guàn", "20 Myriad", "20 Мириад", "扈三娘", "Hu Sanniang", "Ху Саньнян"),
    Card.M9: Names("尊九萬貫", "尊九万贯", "zūn jiǔwàn guàn", "9 Myriad", "9 Мириад", "雷橫", "Lei Heng", "Лэй Хэн"),
    Card.M8: Names("八萬貫", "八万贯", "bāwàn guàn", "8 Myriad", "8 Мириад", "索超", "Suo Chao", "Со Чао"),
    Card.M7: Names("七萬貫", "七万贯", "qīwàn guàn", "7 Myriad", "7 Мириад", "秦明", "Qin Ming", "Цинь Мин"),
    Card.M6: Names("六萬貫", "六万贯", "liùwàn guàn", "6 Myriad", "6 Мириад", "史進", "Shi Jin", "Ши Цзинь"),
    Card.M5: Names("五萬貫", "五万贯", "wǔwàn guàn", "5 Myriad", "5 Мириад", "李俊", "Li Jun", "Ли Цзюнь"),
    Card.M4: Names("四萬貫", "四万贯", "sìwàn guàn", "4 Myriad", "4 Мириады", "柴進", "Chai Jin", "Чай Цзинь"),
    Card.M3: Names("三萬貫", "三万贯", "sānwàn guàn", "3 Myriad", "3 Мириады", "關勝", "Guan Sheng", "Гуань Шэн"),
    Card.M2: Names("二萬貫", "二万贯", "èrwàn guàn", "2 Myriad", "2 Мириады", "花榮", "Hua Rong", "Хуа Жун"),
    Card.M1: Names("一萬貫", "一万贯", "yīwàn guàn", "1 Myriad", "1 Мириада", "燕青", "Yan Qing", "Янь Цин"),
    Card.S9: Names("尊九索", "尊九索", "zūn jiǔ suǒ", "9 Strings", "9 Связок", "", "four upright below, pairs, pointed top", ""),
    Card.S8: Names("八索", "八索", "bā suǒ", "8 Strings", "8 Связок", "", "two rows of four", ""),
    Card.S7: Names("七索", "七索", "qī suǒ", "7 Strings", "7 Связок", "", "two threes and one slanting", ""),
    Card.S6: Names("六索", "六索", "liù suǒ", "6 Strings", "6 Связок", "", "double water coils", ""),
    Card.S5: Names("五索", "五索", "wǔ suǒ", "5 Strings", "5 Связок", "", "like the trigram gen", ""),
    Card.S4: Names("四索", "四索", "sì suǒ", "4 Strings", "4 Связки", "", "linked double rings", ""),
    Card.S3: Names("三索", "三索", "sān suǒ", "3 Strings", "3 Связки", "", "like the character pin (three mouths)", ""),
    Card.S2: Names("二索", "二索", "èr suǒ", "2 Strings", "2 Связки", "", "bent legs", ""),
    Card.S1: Names("一索", "一索", "yī suǒ", "1 String", "1 Связка", "", "hairpin", ""),
    Card.C0: Names("尊空沒文", "尊空没文", "zūn kōng méi wén", "Zero Cash", "Ноль Наличных", "王英", "Wang Ying", "Ван Ин"),
    Card.CH: Names("半文錢", "半文钱", "bàn wén qián", "Half Cash", "Половина Наличных", "", "a spray, half flower half fruit", ""),
    Card.C1: Names("一錢", "一钱", "yī qián", "1 Cash", "1 Наличная", "", "taiji", ""),
    Card.C2: Names("二錢", "二钱", "èr qián", "2 Cash", "2 Наличных", "", "waist drum", ""),
    Card.C3: Names("三錢", "三钱", "sān qián", "3 Cash", "3 Наличных", "", "like the trigram qian", ""),
    Card.C4: Names("四錢", "四钱", "sì qián", "4 Cash", "4 Наличных", "", "linked rings", ""),
    Card.C5: Names("五錢", "五钱", "wǔ qián", "5 Cash", "5 Наличных", "", "five peaks", ""),
    Card.C6: Names("六錢", "六钱", "liù qián", "6 Cash", "6 Наличных", "", "like the trigram kun", ""),
    Card.C7: Names("七錢", "七钱", "qī qián", "7 Cash", "7 Наличных", "", "the Big Dipper", ""),
    Card.C8: Names("八錢", "八钱", "bā qián", "8 Cash", "8 Наличных", "", "jade block", ""),
    Card.C9: Names("九錢", "九钱", "jiǔ qián", "9 Cash", "9 Наличных", "", "three stacked peaks", ""),
}
# fmt: on
